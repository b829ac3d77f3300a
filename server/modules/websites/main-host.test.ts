import { describe, expect, it } from 'vitest';
import { editorOrigin, mainHost } from './main-host.ts';

const here = { publicOrigin: null, adminOrigin: null, port: 4000 };
const live = { publicOrigin: 'https://fern.example', adminOrigin: 'https://admin.fern.example', port: 4000 };

describe('mainHost', () => {
  it('is the name of this machine with the port in use, whatever ports were in use before', () => {
    expect(mainHost(['127.0.0.1:3000', '127.0.0.1:4000', 'localhost:3000', 'localhost:4000'], here)).toBe(
      'localhost:4000',
    );
    expect(mainHost(['127.0.0.1', 'localhost'], { ...here, port: 80 })).toBe('localhost');
  });
  it('is that of the public origin, or the first of a website beside it', () => {
    expect(mainHost(['admin.fern.example', 'fern.example', 'localhost:4000'], live)).toBe('fern.example');
    expect(mainHost(['moss.example', 'www.moss.example'], live)).toBe('moss.example');
    expect(mainHost([], live)).toBeNull();
  });
});

describe('editorOrigin', () => {
  it('is the admin origin for the website that has its host only', () => {
    expect(editorOrigin(['admin.fern.example', 'fern.example'], live)).toBe('https://admin.fern.example');
    expect(editorOrigin(['moss.example'], live)).toBe('https://moss.example');
    expect(editorOrigin(['moss.localhost:4000'], here)).toBe('http://moss.localhost:4000');
    expect(editorOrigin([], live)).toBeNull();
  });
});
