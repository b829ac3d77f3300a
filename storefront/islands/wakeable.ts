/** Every island's first render is the server's (`awake` false); the next has its behaviour. */
export interface Wakeable {
  readonly awake: boolean;
}
