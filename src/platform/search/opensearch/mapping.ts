import { createHash } from "node:crypto";

const text = { type: "text", norms: false, index_options: "docs" } as const;
const word = { type: "keyword", doc_values: false } as const;

/**
 * The index of one kind. Words are stemmed by PostgreSQL (documents.server.ts, read-stems.server.ts), so both engines
 * agree on what a word is; the analyzers here are for parts of titles alone.
 */
const analysis = {
  tokenizer: {
    trigrams: { type: "ngram", min_gram: 3, max_gram: 3 },
    letters: { type: "ngram", min_gram: 1, max_gram: 2 },
    words: { type: "pattern", pattern: "[^\\p{L}\\p{N}]+" },
  },
  filter: {
    beginnings: { type: "edge_ngram", min_gram: 1, max_gram: 20 },
    // Whole words end in a mark that no word has.
    whole: { type: "pattern_replace", pattern: "^(.*)$", replacement: "$1_" },
    beginnings_and_whole: { type: "multiplexer", filters: ["beginnings", "whole"] },
  },
  analyzer: {
    trigrams: { type: "custom", tokenizer: "trigrams" },
    letters: { type: "custom", tokenizer: "letters" },
    title_beginnings: { type: "custom", tokenizer: "keyword", filter: ["beginnings"] },
    word_beginnings: { type: "custom", tokenizer: "words", filter: ["beginnings_and_whole"] },
    as_typed: { type: "custom", tokenizer: "whitespace" },
  },
};

const properties = {
  id: { type: "keyword" },
  // Of the whole document, for the comparison with PostgreSQL.
  hash: { type: "keyword", index: false },
  // Folded, without apostrophes.
  title: {
    type: "keyword",
    ignore_above: 4_000,
    fields: {
      // A part of three letters or more is a phrase of trigrams; a shorter one is a term.
      trigrams: { type: "text", analyzer: "trigrams", norms: false },
      letters: { ...text, analyzer: "letters" },
      beginning: { ...text, analyzer: "title_beginnings" },
      word_beginnings: {
        ...{ type: "text", norms: false, analyzer: "word_beginnings", search_analyzer: "as_typed" },
      },
    },
  },
  // Every word and filter as PostgreSQL has it: `search_filters_of` in migrations/20261119T1500_search_documents.sql.
  lexemes: word,
  // The stems of the title, of what it is, of where it is, and of its text.
  title_words: word,
  category_words: word,
  place_words: word,
  body_words: word,
  category: { type: "keyword" },
  state: { type: "keyword" },
  point: { type: "geo_point", ignore_malformed: true },
  // The same once more: the grid of the map divides degrees.
  longitude: { type: "double", index: false },
  latitude: { type: "double", index: false },
  // Lists are sorted by it, words are scored by it.
  quality: { type: "float" },
  quality_score: { type: "rank_feature" },
  rating: { type: "integer" },
  // Microseconds, as precise as PostgreSQL.
  added_at: { type: "long" },
  starts_at: { type: "date", format: "epoch_millis" },
  ends_at: { type: "date", format: "epoch_millis" },
  price_cents: { type: "integer" },
  // What a hit shows; not searched.
  shown: { type: "object", enabled: false },
};

/** How long titles may be that `title.beginning` and `title.word_beginnings` find whole. */
export const maxPrefixLength = analysis.filter.beginnings.max_gram;
/** How far into a list OpenSearch goes by number: its `index.max_result_window`. */
export const maxOffset = 10_000;

/** What an index is created with. */
export const indexDefinition = {
  settings: {
    index: {
      number_of_shards: 1,
      auto_expand_replicas: "0-1",
      // Lists of the best read only as far as they show.
      "sort.field": ["quality", "id"],
      "sort.order": ["desc", "asc"],
      // A write that arrives late is compared with a deletion for that long.
      gc_deletes: "1h",
      // Until it is filled.
      refresh_interval: "-1",
    },
    analysis,
  },
  mappings: {
    dynamic: "strict",
    _source: { excludes: ["*_words", "lexemes"] },
    properties,
  },
};

/** Changes whenever the mapping does: a release reads only indexes that it understands. */
export const mappingVersion = createHash("sha256")
  .update(JSON.stringify(indexDefinition))
  .digest("hex")
  .slice(0, 8);
