// Tells beside the board what happens on it, and begins again for the next visitor.
const board = document.getElementById("board");
const told = document.getElementById("told");

board.addEventListener("magomba-move", (event) => {
  const { ply, move } = event.detail;
  told.textContent = `Move ${ply}: ${move}`;
});
board.addEventListener("magomba-result", (event) => {
  const { result } = event.detail.outcome;
  told.textContent = result === "S" ? "You have won." : result === "N" ? "The computer has won." : "A draw.";
});
// Another game, or this one from its beginning.
board.addEventListener("magomba-state", (event) => {
  if (event.detail.state.game?.ply === 0) told.textContent = "Nobody has moved yet.";
});
document.getElementById("again").addEventListener("click", () => {
  board.reset();
});
