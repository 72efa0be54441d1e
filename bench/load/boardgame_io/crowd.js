// node crowd.js PORT PHASES TABLES AFTER: as ../crowd.py, with socket.io as boardgame.io's own client speaks it.
const http = require("node:http");
const { io } = require("socket.io-client");
const { SEATS } = require("./relay.js");

const [port, phases, tables, after] = process.argv.slice(2).map((word) => JSON.parse(word));
let pause = 0;
let seen = [];
let counting = false;
let opening = 0;
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
    let last;
    const took = (state) => {
      last = state;
      if (opening && table.moves >= opening) return;
      if (state.ctx.currentPlayer === playerID) pause ? setTimeout(move, pause, state) : move(state);
    };
    socket.on("update", (id, state) => {
      if (mine) {
        mine = false;
        table.moves += 1;
        if (counting) moves += 1;
      } else if (counting && table.sent) seen.push(performance.now() - table.sent);
      took(state);
    });
    socket.on("error", () => (problems += 1));
    socket.on("connect_error", () => (problems += 1));
    socket.on("connect", () => socket.emit("sync", table.id, playerID, undefined, SEATS));
    socket.once("sync", (id, info) => {
      last = info.state;
      resolve({ table, begin: () => took(last) });
    });
  });
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function phase(name, seconds) {
  await sleep(Math.max(1000, 2 * pause));
  [moves, problems, seen] = [0, 0, []];
  counting = true;
  console.log(`counting ${name}`);
  const began = performance.now();
  await sleep(seconds * 1000);
  counting = false;
  const elapsed = (performance.now() - began) / 1000;
  seen.sort((a, b) => a - b);
  const at = (share) => (seen.length ? seen[Math.floor(seen.length * share)] : 0);
  const found = problems ? { error: problems } : {};
  const counted = { moves, seconds: elapsed, deliveries: seen.length, p50: at(0.5), p99: at(0.99), problems: found };
  console.log(`counted ${name} ${JSON.stringify(counted)}`);
}

async function openAll(all) {
  opening = after;
  all.forEach((client) => client.begin());
  while (all.some((client) => client.table.moves < after)) await sleep(50);
  await sleep(1000);
  opening = 0;
  console.log("opened");
}

async function main() {
  const all = [];
  for (let n = 0; n < tables; n += 10) {
    const ids = await Promise.all(Array.from({ length: Math.min(10, tables - n) }, create));
    for (const id of ids) {
      const table = { id, sent: 0, moves: 0 };
      all.push(...(await Promise.all(Array.from({ length: SEATS }, (_, seat) => sit(table, seat)))));
    }
  }
  console.log("all here");
  if (after) await openAll(all);
  for (const [at, [name, rate, seconds]] of phases.entries()) {
    pause = rate ? 1000 / rate : 0;
    if (!at) all.forEach((client, n) => setTimeout(client.begin, ((n % 97) / 97) * (pause || 200)));
    await phase(name, seconds);
  }
  process.exit(0);
}

main();
