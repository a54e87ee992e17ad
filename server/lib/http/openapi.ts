import * as z from "zod/v4/core";
import type { Access, Endpoint } from "#contract/endpoint.ts";
import type { Route } from "#server/lib/route.ts";

const schemaOf = (schema: z.$ZodType, io: "input" | "output") => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

const refusal = {
  description: "Refused",
  content: {
    "application/json": {
      schema: {
        type: "object",
        required: ["code", "message"],
        properties: {
          code: { type: "string" },
          message: { type: "string" },
          params: { type: "object" },
        },
      },
    },
  },
};

const guarded = (access: Access) =>
  access === "anyone" ? {} : { 401: refusal, ...(access === "admin" && { 403: refusal }) };

function inputOf({ method, path, input }: Pick<Endpoint, "method" | "path" | "input">) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const schema = schemaOf(input, "input") as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  const fields = Object.entries(schema.properties ?? {});
  const parameters = fields
    .filter(([name]) => method === "GET" || inPath.includes(name))
    .map(([name, field]) => ({
      name,
      in: inPath.includes(name) ? "path" : "query",
      required: inPath.includes(name) || (schema.required?.includes(name) ?? false),
      schema: field,
    }));
  const inBody = fields.filter(([name]) => method !== "GET" && !inPath.includes(name));
  const body = {
    type: "object",
    properties: Object.fromEntries(inBody),
    required: (schema.required ?? []).filter((name) => !inPath.includes(name)),
  };
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(inBody.length > 0 && {
      requestBody: { content: { "application/json": { schema: body } } },
    }),
  };
}

function operation(entry: Endpoint) {
  return {
    summary: entry.summary,
    ...inputOf(entry),
    ...(entry.access !== "anyone" && { security: [{ session: [] }] }),
    responses: {
      200: {
        description: "Done",
        content: { "application/json": { schema: schemaOf(entry.output, "output") } },
      },
      400: refusal,
      ...guarded(entry.access),
    },
  };
}

/** The OpenAPI 3.1 document of all that the server answers, made from the contract. */
export function openApi(routes: readonly Route[], cookieName: string): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { endpoint } of routes) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Taleborn", version: "1", license: { name: "MIT", identifier: "MIT" } },
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookieName } },
    },
    paths,
  };
}
