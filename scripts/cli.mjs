import { refuseOldNode } from './node-version.mjs';

const commands = {
  start: {
    does: 'Start Vitrine',
    help: `Installs and builds what is missing, starts the database, brings it up to date, sets up the first website
on a first run, and serves until Ctrl-C or SIGTERM.

Environment, all optional:
  PORT           3000
  HOST           127.0.0.1; 0.0.0.0 to be reached from other machines
  VITRINE_DATA   ./data; folder of the database and of uploaded files
  DATABASE_URL   postgres://...; a PostgreSQL 15 or newer instead of the embedded one
  PUBLIC_ORIGIN  https://shop.example; set it behind a proxy
  ADMIN_ORIGIN   https://admin.example; serve the editor on a separate origin
  TRUSTED_PROXIES  1 with PUBLIC_ORIGIN, else 0; number of proxies in front of the server, or their addresses
  SMTP_URL       smtp://user:password@host:587; otherwise each site’s own mail server is used
  STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET
                 set all three to charge with Stripe; otherwise the test gateway
  STRIPE_API_BASE, STRIPE_JS_URL
                 use another server in place of Stripe
  VITRINE_SECRET  encrypts stored payment keys; otherwise the file secret.key of the data folder does
  LOG_LEVEL      warn; fatal, error, warn, info, debug, trace or silent
  VITRINE_DEMO   1; 0 for an empty site instead of the demo shop
  VITRINE_MAX_SITES  50; how many sites the installation may have
  VITRINE_AVIF   1; 0 keeps pictures as WebP only, which saves some seconds of processor time each
  VITRINE_SOCKET_CACHE  1; 0 serves cached pages through Node's HTTP server, which is slower
  VITRINE_RATE_LIMITS  1; multiplies the rate limits; 0 turns them off`,
    run: async () => (await import('./product.mjs')).runProduct('start'),
  },
  migrate: {
    does: 'Update the database to the newest schema, and exit',
    help: `Safe at any time and from several machines at once; "vitrine start" does it automatically.
Uses VITRINE_DATA or DATABASE_URL as "vitrine start" does, also beside a running server.`,
    run: async () => (await import('./product.mjs')).runProduct('migrate'),
  },
  seed: {
    does: 'Set up the first website if there is none, and exit',
    help: `The demo shop Fern & Kiln, or an empty site with VITRINE_DEMO=0. Changes nothing if there is a website already.
Uses VITRINE_DATA or DATABASE_URL as "vitrine start" does, also beside a running server.`,
    run: async () => (await import('./product.mjs')).runProduct('seed'),
  },
  owner: {
    does: 'Create a link with which an owner resets the password: vitrine owner reset [email]',
    help: `Prints a link that works once, within an hour. Give the owner's email address if there are several owners.
Uses VITRINE_DATA or DATABASE_URL as "vitrine start" does, also beside a running server.`,
    run: async () => (await import('./product.mjs')).runProduct('owner'),
  },
  theme: {
    does: 'Check a theme folder: vitrine theme check <folder> [--copy]',
    help: `Renders every template of the folder with sample content and prints the problems with file, line and column:
syntax errors, unknown formatters, predicates and host tags, missing regions, partials, scripts and assets,
errors in the Less. Exits with 1 if there are errors. Needs no database and changes nothing.`,
    run: async () => (await import('./product.mjs')).runProduct('theme'),
  },
  doctor: {
    does: 'Check this machine and suggest a fix for each problem',
    help: 'Changes nothing. Exits with 1 if something prevents Vitrine from starting.',
    run: async () => (await import('./doctor.mjs')).runDoctor(),
  },
  help: {
    does: 'Show this list, or "vitrine help <command>"',
    help: '',
    run: async (topic) => printHelp(topic),
  },
};

/** The command line of a server's administrator: `vitrine <command> [--help]`. */
export async function runCli(args) {
  refuseOldNode();
  const [name = 'help', ...rest] = args.filter((word) => word !== '--help' && word !== '-h');
  if (!Object.hasOwn(commands, name)) {
    console.error(`Unknown command "${name}".\n`);
    printHelp();
    process.exitCode = 1;
    return;
  }
  if (args.includes('--help') || args.includes('-h')) printHelp(name);
  else await commands[name].run(...rest);
}

function printHelp(topic) {
  if (topic !== undefined && topic !== 'help' && Object.hasOwn(commands, topic)) {
    console.log(`vitrine ${topic}: ${commands[topic].does}\n\n${commands[topic].help}`);
    return;
  }
  const lines = Object.entries(commands).map(([name, { does }]) => `  vitrine ${name.padEnd(8)}  ${does}`);
  console.log(
    ['Vitrine, a website builder with an online store', '', ...lines, '', 'Every command has --help.'].join(
      '\n',
    ),
  );
}
