import { endpoint } from './endpoint.ts';

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  auth: 'visitor',
  summary: 'Returns this description: OpenAPI 3.1.',
  answer: { contentTypes: ['application/json'] },
});

export const readDocs = endpoint({
  method: 'GET',
  path: '/api/docs',
  auth: 'visitor',
  summary: 'Shows this description as a page.',
  answer: { contentTypes: ['text/html'] },
});
