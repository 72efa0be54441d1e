// Draws the OpenAPI document and the JSON Schema of the socket messages. Text only ever becomes text, never markup.
"use strict";

function el(name, attributes, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) node.setAttribute(key, value);
  for (const child of children) if (child !== null && child !== undefined) node.append(child);
  return node;
}

function short(ref) { return ref.split("/").pop(); }

function typed(schema) {
  if (!schema) return document.createTextNode("—");
  if (schema.$ref) return el("a", { href: "#" + short(schema.$ref) }, short(schema.$ref));
  const several = schema.oneOf || schema.anyOf || schema.allOf;
  if (several) {
    const out = el("span");
    several.forEach((one, i) => out.append(i ? " or " : "", typed(one)));
    return out;
  }
  if (schema.enum) return el("code", {}, schema.enum.map((x) => JSON.stringify(x)).join(" | "));
  if (schema.const !== undefined) return el("code", {}, JSON.stringify(schema.const));
  const type = [].concat(schema.type || "anything").join(" or ");
  if (type === "array") return el("span", {}, "list of ", schema.items ? typed(schema.items) : "anything");
  const bounds = [];
  for (const [key, sign] of [["minimum", "≥"], ["maximum", "≤"], ["minLength", "length ≥"], ["maxLength", "length ≤"],
    ["minItems", "items ≥"], ["maxItems", "items ≤"], ["pattern", "like"]])
    if (schema[key] !== undefined) bounds.push(`${sign} ${schema[key]}`);
  return el("span", {}, type, bounds.length ? el("span", { class: "note" }, ` (${bounds.join(", ")})`) : null);
}

function properties(schema) {
  const rows = Object.entries(schema.properties || {});
  if (!rows.length) return el("p", { class: "note" }, "no fields");
  const required = new Set(schema.required || []);
  const table = el("table");
  for (const [name, field] of rows) {
    const must = required.has(name) ? "" : field.default !== undefined ? `default ${JSON.stringify(field.default)}` : "optional";
    table.append(el("tr", {}, el("td", {}, el("code", {}, name)), el("td", {}, typed(field)),
      el("td", { class: "note" }, [must, field.description].filter(Boolean).join(". "))));
  }
  return table;
}

function definition(name, schema) {
  return el("details", { id: name }, el("summary", {}, el("code", {}, name)),
    el("div", {}, schema.description ? el("p", { class: "about" }, schema.description) : null,
      schema.properties ? properties(schema) : typed(schema)));
}

function bodyOf(content) {
  const kinds = Object.entries(content || {});
  return kinds.length ? el("span", {}, typed(kinds[0][1].schema), el("span", { class: "note" }, ` (${kinds[0][0]})`)) : "nothing";
}

function operation(path, method, op) {
  const inner = el("div", {}, op.description ? el("p", { class: "about" }, op.description) : null);
  if (op.security) inner.append(el("p", { class: "note" }, "For guests: the cookie says who you are."));
  if (op.parameters && op.parameters.length) {
    const table = el("table");
    for (const p of op.parameters)
      table.append(el("tr", {}, el("td", {}, el("code", {}, p.name), ` in the ${p.in}`), el("td", {}, typed(p.schema)),
        el("td", { class: "note" }, [p.required ? "" : "optional", p.description].filter(Boolean).join(". "))));
    inner.append(table);
  }
  if (op.requestBody) inner.append(el("p", {}, "Send: ", bodyOf(op.requestBody.content)));
  const answers = el("table");
  for (const [status, answer] of Object.entries(op.responses || {}))
    answers.append(el("tr", {}, el("td", {}, el("code", {}, status)), el("td", {}, bodyOf(answer.content)),
      el("td", { class: "note" }, answer.description || "")));
  inner.append(answers);
  return el("details", {}, el("summary", {}, el("span", { class: "method" }, method.toUpperCase()),
    el("span", { class: "path" }, path), " ", el("span", { class: "note" }, op.summary || "")), inner);
}

function http(doc, main) {
  main.append(el("p", { class: "about" }, doc.info.description));
  for (const tag of doc.tags || []) {
    main.append(el("h2", {}, tag.name), el("p", { class: "note" }, tag.description || ""));
    for (const [path, item] of Object.entries(doc.paths))
      for (const [method, op] of Object.entries(item))
        if ((op.tags || []).includes(tag.name)) main.append(operation(path, method, op));
  }
  main.append(el("h2", {}, "types"));
  for (const [name, schema] of Object.entries(doc.components.schemas)) main.append(definition(name, schema));
  main.append(el("p", {}, el("a", { href: "/api/openapi.json" }, "The document itself (OpenAPI)")));
}

function socket(doc, main) {
  main.append(el("p", { class: "about" }, doc.description));
  const part = (title, schema) => {
    const list = el("p");
    list.append(title, typed(schema));
    main.append(list);
  };
  part("A client sends: ", doc.client);
  part("The house sends: ", doc.house);
  main.append(el("h2", {}, "messages"));
  for (const [name, schema] of Object.entries(doc.$defs)) main.append(definition(name, schema));
  main.append(el("p", {}, el("a", { href: "/api/socket.json" }, "The document itself (JSON Schema)")));
}

function openTarget() {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) { target.open = true; target.scrollIntoView(); }
}

async function draw() {
  const main = document.getElementById("content");
  const sockets = location.pathname.endsWith("/socket");
  try {
    const answer = await fetch(sockets ? "/api/socket.json" : "/api/openapi.json");
    const doc = await answer.json();
    main.replaceChildren();
    (sockets ? socket : http)(doc, main);
    openTarget();
  } catch (problem) {
    main.replaceChildren(el("p", {}, "The document could not be read: " + problem.message));
  }
}

window.addEventListener("hashchange", openTarget);
draw();
