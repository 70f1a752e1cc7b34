-- Collections announced their changes twice: `collections_announce` does what this one repeated.
DROP TRIGGER collections_announce_to_list ON collections;
