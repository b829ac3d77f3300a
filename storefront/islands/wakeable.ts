/** Every island's first render matches the server's (`awake` false); the next one is interactive. */
export interface Wakeable {
  readonly awake: boolean;
}
