// node server.js memory | flatfile FOLDER: prints its port when it is ready.
console.log = console.info = () => {}; // it would log where it serves
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { Relay } = require("./relay.js");

const [storage, folder] = process.argv.slice(2);
const options = { games: [Relay], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, /.*/] };
if (storage === "flatfile") options.db = new FlatFile({ dir: folder });
const server = Server(options);
server.run({ port: 0 }).then(({ appServer }) => process.stdout.write(`${appServer.address().port}\n`));
