// Runs on any Node, so that an old one hears a clear word instead of a syntax error.
const [major] = process.versions.node.split('.').map(Number)
if (major < 24) {
  process.stderr.write(
    `Gonggo needs Node 24 or newer; this is ${process.version}. npm brings Node 24 for common platforms ` +
      `(run "npm ci" with optional dependencies); for ${process.platform}-${process.arch} please install it yourself.\n`,
  )
  process.exit(1)
}
