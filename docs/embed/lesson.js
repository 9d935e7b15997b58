// Lists the statements. A course would add who it was ("actor") and send them to its own store.
const list = document.getElementById("statements");

document.addEventListener("magomba-xapi", (event) => {
  const { verb, object } = event.detail.statement;
  const entry = document.createElement("li");
  entry.textContent = `${verb.display.en}: ${object.id}`;
  list.append(entry);
});
