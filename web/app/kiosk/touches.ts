// Every touch and key on a kiosk: that someone is there, what wakes the screen that waits, and the way in for staff.

/** Milliseconds that the corner is pressed for the staff's screen to open; its size, and how far a finger may stray, in pixels. */
const HOLD = 3000;
const [CORNER, STRAY] = [90, 40];
const MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "NumLock"]);

/** What touches do. */
export interface Touched {
  /** Someone is there. */
  touched(): void;
  /** A press has ended, or a key was pressed; true when that is used up, and nothing else is to hear of it. */
  pressed(): boolean;
  /** The staff's sign: three seconds on the upper left corner, or Ctrl+Alt+S. */
  staff(): void;
}

/** Listens for the page's whole life, before what is touched hears of it. */
export function listenForTouches(on: Touched): void {
  /** The click that comes with a press which is used up is nobody's. */
  let swallow = false;
  /** What is pressed on the corner, by its pointer: fingers neither end nor answer for each other's. */
  const held = new Map<number, { timer: ReturnType<typeof setTimeout>; x: number; y: number; fired: boolean }>();
  const listen = <K extends keyof DocumentEventMap>(name: K, run: (event: DocumentEventMap[K]) => void): void => {
    document.addEventListener(name, run, { capture: true, passive: name === "wheel" });
  };
  const letGo = ({ pointerId }: PointerEvent): boolean => {
    const press = held.get(pointerId);
    if (press === undefined) return false;
    clearTimeout(press.timer);
    held.delete(pointerId);
    return press.fired;
  };

  listen("pointerdown", (event) => {
    swallow = false;
    letGo(event);
    on.touched();
    const { clientX: x, clientY: y } = event;
    if (x > CORNER || y > CORNER) return;
    const press = {
      x,
      y,
      fired: false,
      timer: setTimeout(() => {
        press.fired = true;
        on.staff();
      }, HOLD),
    };
    held.set(event.pointerId, press);
  });
  listen("pointermove", (event) => {
    // A mouse that lies still tells of moves now and then.
    if (event.movementX !== 0 || event.movementY !== 0) on.touched();
    const press = held.get(event.pointerId);
    if (press !== undefined && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STRAY) letGo(event);
  });
  listen("pointercancel", letGo);
  listen("pointerup", (event) => {
    if (!letGo(event) && !on.pressed()) return;
    swallow = true;
    event.stopPropagation();
  });
  listen("click", (event) => {
    on.touched();
    // One without a pointer (of a key, of a screen reader) has detail 0.
    if (!swallow || event.detail === 0) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  });
  for (const name of ["wheel", "focusin"] as const) {
    listen(name, () => {
      on.touched();
    });
  }
  listen("keydown", (event) => {
    // A book on the keyboard is nobody.
    if (!event.repeat) on.touched();
    if (MODIFIERS.has(event.key)) return;
    if (event.ctrlKey && event.altKey && event.code === "KeyS") on.staff();
    else if (!on.pressed()) return;
    event.preventDefault();
    event.stopPropagation();
  });
}
