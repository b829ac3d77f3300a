import { refuseOldNode } from './node-version.mjs';

const commands = {
  start: {
    does: 'Open the shop',
    help: `Installs and builds what is missing, starts the database, brings it up to date, sets up the first website
on a first run, and serves until Ctrl-C or SIGTERM.

Environment, all optional:
  PORT           3000
  HOST           127.0.0.1; 0.0.0.0 to be reached from other machines
  VITRINE_DATA   ./data; folder of the database and of uploaded files
  DATABASE_URL   postgres://...; a PostgreSQL 15 or newer instead of the embedded one
  PUBLIC_ORIGIN  https://shop.example; set it when a proxy stands in front
  ADMIN_ORIGIN   https://admin.example; the editor on an origin of its own
  TRUSTED_PROXIES  1 with PUBLIC_ORIGIN, else 0; how many proxies stand in front, or their addresses
  SMTP_URL       smtp://user:password@host:587; otherwise mails stay in the outbox
  STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET
                 all three, and Stripe takes the money; otherwise the test gateway
  STRIPE_API_BASE, STRIPE_JS_URL
                 a stand-in for Stripe
  LOG_LEVEL      warn; fatal, error, warn, info, debug, trace or silent
  VITRINE_DEMO   1; 0 for an empty site instead of the demo shop
  VITRINE_AVIF   1; 0: pictures stay WebP, which spares the processor some seconds for each
  VITRINE_SOCKET_CACHE  1; 0: cached pages take the ordinary way through Node's HTTP server, which is slower
  VITRINE_RATE_LIMITS  1; what a visitor may call in a while, multiplied; 0 for no limits`,
    run: async () => (await import('./product.mjs')).runProduct('start'),
  },
  migrate: {
    does: 'Bring the database to the newest schema, and end',
    help: `Safe at any time and from several machines at once; "vitrine start" does it by itself.
Uses VITRINE_DATA or DATABASE_URL as "vitrine start" does, also beside a running server.`,
    run: async () => (await import('./product.mjs')).runProduct('migrate'),
  },
  seed: {
    does: 'Set up the first website where there is none, and end',
    help: `The demo shop Fern & Kiln, or an empty site with VITRINE_DEMO=0. Changes nothing where a first website is.
Uses VITRINE_DATA or DATABASE_URL as "vitrine start" does, also beside a running server.`,
    run: async () => (await import('./product.mjs')).runProduct('seed'),
  },
  owner: {
    does: 'Let an owner choose a new password: vitrine owner reset [email]',
    help: `Prints a link that works once, for an hour. Say the owner's email address where there are several owners.
Uses VITRINE_DATA or DATABASE_URL as "vitrine start" does, also beside a running server.`,
    run: async () => (await import('./product.mjs')).runProduct('owner'),
  },
  theme: {
    does: 'Look a theme folder through: vitrine theme check <folder> [--copy]',
    help: `Renders every template of the folder with sample content and prints what it found with file, line and column:
what does not parse, unknown formatters, predicates and host tags, missing regions, partials, scripts and assets,
mistakes in the Less. Ends with 1 when errors were found. Needs no database and changes nothing.`,
    run: async () => (await import('./product.mjs')).runProduct('theme'),
  },
  doctor: {
    does: 'Check this machine, with the fix for each failure',
    help: 'Changes nothing. Ends with 1 when something keeps Vitrine from starting.',
    run: async () => (await import('./doctor.mjs')).runDoctor(),
  },
  help: { does: 'Show this, or "vitrine help <command>"', help: '', run: async (topic) => printHelp(topic) },
};

/** The command line of a server's administrator: `vitrine <command> [--help]`. */
export async function runCli(args) {
  refuseOldNode();
  const [name = 'help', ...rest] = args.filter((word) => word !== '--help' && word !== '-h');
  if (!Object.hasOwn(commands, name)) {
    console.error(`There is no command "${name}".\n`);
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
    ['Vitrine, a website builder with an online store', '', ...lines, '', 'Each takes --help.'].join('\n'),
  );
}
