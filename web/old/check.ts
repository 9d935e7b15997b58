// Looks, before anything else, whether this browser has all that the page needs, and says so where it has not.
//
// Everything in this folder is for browsers of any age: nothing in it is newer than ES5 but what is asked for, and what
// esbuild makes ES5 of (`let`, `const` and classes are not among that). The words come later, in a script of their own:
// this one stands on each visit's way.
import { tellOld } from "./tell.js";

/** The smallest module with a vector instruction. */
var VECTORS = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];

function takesModules(): boolean {
  return "noModule" in document.createElement("script");
}

function takesVectors(): boolean {
  return typeof WebAssembly === "object" && WebAssembly.validate(new Uint8Array(VECTORS));
}

/** Who knows module workers asks of which type one is to be. None is started: the answer is an error. */
function takesModuleWorkers(): boolean {
  var asked = false;
  try {
    new Worker("blob:", {
      get type(): WorkerType {
        asked = true;
        throw new Error();
      },
    });
  } catch {
    // As meant.
  }
  return asked;
}

function isOld(): boolean {
  try {
    return !(takesModules() && takesVectors() && takesModuleWorkers() && "DecompressionStream" in window);
  } catch {
    return true;
  }
}

if (isOld()) {
  // The page itself looks at it, and does not begin (app/main.ts).
  document.documentElement.setAttribute("data-state", "old");
  tellOld();
}
