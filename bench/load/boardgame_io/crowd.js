// node crowd.js PORT TABLES SECONDS MOVES_A_SECOND: as ../crowd.py, with socket.io as boardgame.io's own client speaks it.
const http = require("node:http");
const { io } = require("socket.io-client");
const { SEATS } = require("./relay.js");

const [port, tables, seconds, rate] = process.argv.slice(2).map(Number);
const pause = rate ? 1000 / rate : 0;
const seen = [];
let counting = false;
let moves = 0;
let problems = 0;

function create() {
  const body = JSON.stringify({ numPlayers: SEATS });
  const options = { port, path: "/games/relay/create", method: "POST",
    headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) } };
  return new Promise((resolve, reject) => {
    const request = http.request(options, (answer) => {
      let text = "";
      answer.on("data", (part) => (text += part));
      answer.on("end", () => resolve(JSON.parse(text).matchID));
    });
    request.on("error", reject);
    request.end(body);
  });
}

function sit(table, seat) {
  return new Promise((resolve) => {
    const playerID = String(seat);
    const socket = io(`http://127.0.0.1:${port}/relay`, { transports: ["websocket"], forceNew: true });
    let mine = false;
    const move = (state) => {
      mine = true;
      table.sent = performance.now();
      const payload = { type: "play", args: [state._stateID % 3], playerID, credentials: undefined };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, table.id, playerID);
    };
    const took = (state) => {
      if (state.ctx.currentPlayer === playerID) pause ? setTimeout(move, pause, state) : move(state);
    };
    socket.on("update", (id, state) => {
      if (mine) {
        mine = false;
        if (counting) moves += 1;
      } else if (counting && table.sent) seen.push(performance.now() - table.sent);
      took(state);
    });
    socket.on("error", () => (problems += 1));
    socket.on("connect_error", () => (problems += 1));
    socket.on("connect", () => socket.emit("sync", table.id, playerID, undefined, SEATS));
    socket.once("sync", (id, info) => resolve({ socket, begin: () => took(info.state) }));
  });
}

async function main() {
  const all = [];
  for (let n = 0; n < tables; n += 10) {
    const ids = await Promise.all(Array.from({ length: Math.min(10, tables - n) }, create));
    for (const id of ids) {
      const table = { id, sent: 0 };
      all.push(...(await Promise.all(Array.from({ length: SEATS }, (_, seat) => sit(table, seat)))));
    }
  }
  all.forEach((client, n) => setTimeout(client.begin, ((n % 97) / 97) * (pause || 200)));
  await new Promise((resolve) => setTimeout(resolve, Math.max(1000, 2 * pause)));
  counting = true;
  console.log("counting");
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  counting = false;
  console.log("counted");
  const elapsed = (performance.now() - began) / 1000;
  seen.sort((a, b) => a - b);
  const at = (share) => (seen.length ? seen[Math.floor(seen.length * share)] : 0);
  console.log(JSON.stringify({ moves, seconds: elapsed, deliveries: seen.length, p50: at(0.5), p99: at(0.99), problems }));
  process.exit(0);
}

main();
