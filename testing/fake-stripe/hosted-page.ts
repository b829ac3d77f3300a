import type { FakeBooks } from './books.ts';

/** The bank's page: a plain form with two buttons. */
export function hostedPage(books: FakeBooks, id: string): string {
  const intent = books.intents.get(id) ?? books.setups.get(id);
  const waits = intent?.status === 'requires_action';
  const form = `<form method="post">
      <button name="decision" value="approve">Complete authentication</button>
      <button name="decision" value="refuse">Fail authentication</button>
    </form>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>3D Secure test page</title></head>
    <body><h1>3D Secure test page</h1>${waits ? form : '<p>Nothing is left to confirm.</p>'}</body></html>`;
}
