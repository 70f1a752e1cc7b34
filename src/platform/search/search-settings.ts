import { z } from "zod";

const isNode = (url: string) => /^https?:\/\/[^/@\s]+\/?$/.test(url) && URL.canParse(url);

/** Settings of the search engine. */
export const searchSettings = {
  SEARCH_ENGINE: z
    .enum(["postgres", "opensearch"])
    .default("postgres")
    .describe(
      "The search engine: PostgreSQL or OpenSearch. The worker keeps OpenSearch up to date, and PostgreSQL takes over while it is down.",
    ),
  OPENSEARCH_URL: z
    .string()
    .default("http://127.0.0.1:9200")
    .transform((text) => text.split(",").map((url) => url.trim()))
    .refine((urls) => urls.every(isNode), "not like https://search-1:9200,https://search-2:9200")
    .describe("OpenSearch nodes, separated by commas."),
  OPENSEARCH_USERNAME: z
    .string()
    .optional()
    .describe("OpenSearch user. Leave it out if OpenSearch has no access control."),
  OPENSEARCH_PASSWORD: z.string().optional().describe("OpenSearch password."),
  OPENSEARCH_CA: z
    .string()
    .optional()
    .describe("Path of the CA certificate for OpenSearch. The default is the system's certificates."),
  OPENSEARCH_INDEX_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,60}$/)
    .default("ujamaa")
    .describe("Prefix of all index names, so several sites can share one OpenSearch."),
};

export type SearchSettings = z.infer<z.ZodObject<typeof searchSettings>>;
