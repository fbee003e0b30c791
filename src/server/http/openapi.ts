/**
 * The OpenAPI document, made from the contract's schemas so that it cannot say anything else.
 * @module
 */
import { z } from 'zod';
import { ErrorBody, Health, ListQuery, MessageContent, MessageList } from '../../contract.js';
import { API_KEY_HEADER, MESSAGES_PATH } from '../../protocol.js';
import { VERSION } from '../../version.js';

const HEADER_PARAMETERS = [
  {
    name: 'If-None-Match',
    in: 'header',
    schema: { type: 'string' },
    description: 'The ETag of an earlier answer to the same query (RFC 9110). Unchanged: 304.',
  },
  {
    name: 'Prefer',
    in: 'header',
    schema: { type: 'string' },
    description:
      '`wait=<seconds>` (RFC 7240), at most 60: with If-None-Match, the answer is held until the result differs. ' +
      'Preference-Applied says that it was honoured; without it the server holds as many requests as it can.',
  },
];

const REFERENCE_ID = { name: 'referenceId', in: 'path', required: true, schema: { type: 'string' } };

export function openApiDocument(): object {
  return {
    openapi: '3.1.0',
    info: { title: 'playwright-inbox', version: VERSION, description: 'Captured mail, read-only.' },
    security: [{ key: [] }],
    paths: {
      [MESSAGES_PATH]: {
        get: {
          summary: 'Lists messages, newest first, 50 a page',
          parameters: [...queryParameters(), ...HEADER_PARAMETERS],
          responses: {
            200: json('A page of the list; beyond the last page `data` is empty', 'MessageList'),
            304: { description: 'Nothing changed since the ETag given in If-None-Match' },
            ...errors(400, 401, 403, 429, 503),
          },
        },
      },
      [`${MESSAGES_PATH}/{referenceId}`]: {
        get: {
          summary: 'Reads one message with its content',
          parameters: [REFERENCE_ID],
          responses: { 200: json('The message', 'MessageContent'), ...errors(401, 403, 404, 429, 503) },
        },
      },
      [`${MESSAGES_PATH}/{referenceId}/source`]: {
        get: {
          summary: 'Downloads the source as it was received',
          parameters: [REFERENCE_ID],
          responses: {
            200: { description: 'The source', content: { 'message/rfc822': {} } },
            ...errors(401, 403, 404, 429, 503),
          },
        },
      },
      '/health': {
        get: {
          summary: 'Tells how the server is',
          security: [],
          responses: { 200: json('It is well', 'Health'), ...errors(503) },
        },
      },
      '/metrics': {
        get: {
          summary: 'Tells a monitor what came in, in the text format of Prometheus',
          security: [],
          responses: { 200: { description: 'The metrics', content: { 'text/plain': {} } } },
        },
      },
    },
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: API_KEY_HEADER } },
      schemas: {
        MessageList: schema(MessageList),
        MessageContent: schema(MessageContent),
        Health: schema(Health),
        ErrorBody: schema(ErrorBody),
      },
    },
  };
}

function queryParameters(): object[] {
  const { properties = {} } = z.toJSONSchema(ListQuery, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = typeof property === 'object' ? property : {};
    // In a URL everything is text; what the text has to be is a number here.
    const schema = name === 'receivedAfter' ? { type: 'integer', format: 'int64' } : rest;
    return { name, in: 'query', description, schema };
  });
}

function schema(of: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(of, { io: 'input' });
  return rest;
}

function json(description: string, name: string): object {
  return {
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  };
}

function errors(...statuses: number[]): object {
  const reasons: Record<number, string> = {
    400: 'A query parameter is wrong',
    401: 'The key is missing or wrong',
    403: 'The Host or Origin is foreign',
    404: 'There is no such message',
    503: 'The database cannot be reached; Retry-After says when to come back',
    429: 'Too many wrong keys came from this address; Retry-After says when to come back',
  };
  return Object.fromEntries(
    statuses.map((status) => [status, json(reasons[status] ?? 'An error', 'ErrorBody')]),
  );
}
