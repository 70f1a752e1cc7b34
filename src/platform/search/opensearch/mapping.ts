import { createHash } from "node:crypto";

const text = { type: "text", norms: false, index_options: "docs" } as const;
const word = { type: "keyword", doc_values: false } as const;

/**
 * PostgreSQL stems all words (stem-words.server.ts), so both engines agree on what a word is. These analyzers only serve
 * title substrings and prefixes.
 */
const analysis = {
  tokenizer: {
    trigrams: { type: "ngram", min_gram: 3, max_gram: 3 },
    letters: { type: "ngram", min_gram: 1, max_gram: 2 },
    words: { type: "pattern", pattern: "[^\\p{L}\\p{N}]+" },
  },
  filter: {
    // Longer beginnings of titles are almost unique: a prefix query finds them among few.
    title_beginnings: { type: "edge_ngram", min_gram: 1, max_gram: 8 },
    word_beginnings: { type: "edge_ngram", min_gram: 1, max_gram: 15 },
    // Marks whole words with a character that no word contains.
    whole: { type: "pattern_replace", pattern: "^(.*)$", replacement: "$1_" },
    word_beginnings_and_whole: { type: "multiplexer", filters: ["word_beginnings", "whole"] },
  },
  analyzer: {
    trigrams: { type: "custom", tokenizer: "trigrams" },
    letters: { type: "custom", tokenizer: "letters" },
    title_beginnings: { type: "custom", tokenizer: "keyword", filter: ["title_beginnings"] },
    word_beginnings: { type: "custom", tokenizer: "words", filter: ["word_beginnings_and_whole"] },
    as_typed: { type: "custom", tokenizer: "whitespace" },
  },
};

const properties = {
  id: { type: "keyword" },
  // Hash of the whole document, to compare it with PostgreSQL.
  hash: { type: "keyword", index: false },
  // Folded, without apostrophes.
  title: {
    type: "keyword",
    ignore_above: 4_000,
    fields: {
      // Substrings of three characters or more are phrases of trigrams, shorter ones are terms.
      trigrams: { type: "text", analyzer: "trigrams", norms: false },
      letters: { ...text, analyzer: "letters" },
      beginning: { ...text, analyzer: "title_beginnings" },
      word_beginnings: {
        type: "text",
        norms: false,
        analyzer: "word_beginnings",
        search_analyzer: "as_typed",
      },
    },
  },
  // All stems and filters of the document: `search_filters_of` in migrations/functions/search.sql.
  lexemes: word,
  // Stems by field, for scoring.
  title_words: word,
  category_words: word,
  place_words: word,
  body_words: word,
  category: { type: "keyword" },
  state: { type: "keyword" },
  point: { type: "geo_point", ignore_malformed: true },
  // The same point as numbers, for the grid of the map.
  longitude: { type: "double", index: false },
  latitude: { type: "double", index: false },
  // For sorting lists and for scoring.
  quality: { type: "float" },
  quality_score: { type: "rank_feature" },
  rating: { type: "integer" },
  // Microseconds, the precision of PostgreSQL.
  added_at: { type: "long" },
  starts_at: { type: "date", format: "epoch_millis" },
  ends_at: { type: "date", format: "epoch_millis" },
  price_cents: { type: "integer" },
  // What results display. Not searched.
  shown: { type: "object", enabled: false },
};

/** The longest prefixes in `title.beginning` and in `title.word_beginnings`. */
export const maxPrefixLength = {
  title: analysis.filter.title_beginnings.max_gram,
  word: analysis.filter.word_beginnings.max_gram,
};
/** The default of `index.max_result_window`. */
export const maxOffset = 10_000;

export const indexDefinition = {
  settings: {
    index: {
      number_of_shards: 1,
      auto_expand_replicas: "0-1",
      // Sorted by quality, so lists of the best stop early.
      "sort.field": ["quality", "id"],
      "sort.order": ["desc", "asc"],
      // How long deletions are remembered to reject late writes.
      gc_deletes: "1h",
      // Off until the index is filled.
      refresh_interval: "-1",
    },
    analysis,
  },
  mappings: {
    dynamic: "strict",
    properties,
  },
};

/** Changes with the mapping, so a release never reads an index that it does not understand. */
export const mappingVersion = createHash("sha256")
  .update(JSON.stringify(indexDefinition))
  .digest("hex")
  .slice(0, 8);
