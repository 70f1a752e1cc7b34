import { z } from "zod";

const isNode = (url: string) => /^https?:\/\/[^/@\s]+\/?$/.test(url) && URL.canParse(url);

/** Who answers searches. */
export const searchSettings = {
  SEARCH_ENGINE: z
    .enum(["postgres", "opensearch"])
    .default("postgres")
    .describe(
      "Who answers searches: PostgreSQL, or OpenSearch, which the worker keeps up to date. While OpenSearch is down, PostgreSQL answers.",
    ),
  OPENSEARCH_URL: z
    .string()
    .default("http://127.0.0.1:9200")
    .transform((text) => text.split(",").map((url) => url.trim()))
    .refine((urls) => urls.every(isNode), "not like https://search-1:9200,https://search-2:9200")
    .describe("Nodes of OpenSearch, separated by commas."),
  OPENSEARCH_USERNAME: z.string().optional().describe("User of OpenSearch; without one nobody logs in."),
  OPENSEARCH_PASSWORD: z.string().optional().describe("The user's password."),
  OPENSEARCH_CA: z
    .string()
    .optional()
    .describe(
      "File with the certificate that signed those of OpenSearch; without it, those the system trusts.",
    ),
  OPENSEARCH_INDEX_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,60}$/)
    .default("ujamaa")
    .describe("What the names of all indexes begin with, so that several sites can share OpenSearch."),
};

export type SearchSettings = z.infer<z.ZodObject<typeof searchSettings>>;
