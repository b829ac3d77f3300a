/** Ends the process with one sentence when Node.js is older than Vitrine runs on. */
export function refuseOldNode() {
  if (isNewEnough(process.versions.node)) return;
  console.error(
    `Vitrine needs Node.js 20.19 or newer, and this is ${process.versions.node}: install a newer one.`,
  );
  process.exit(1);
}

export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}
