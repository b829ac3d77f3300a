/** The settings a server starts with; `readConfig` makes them from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute folder for the embedded database and files. */
  readonly dataFolder: string;
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl: string | null;
  /** Origin of the sites as visitors see it, e.g. https://fernandkiln.example; null: taken from each request. */
  readonly publicOrigin: string | null;
  readonly adminOrigin: string | null;
  readonly logLevel: string;
  readonly smtpUrl: string | null;
  /** Seed the demo shop on first start (an empty site otherwise). */
  readonly demo: boolean;
}
