// What a kiosk asks of the device: the whole screen, a light that stays on, and a size that is as it should be.
import { holdBack } from "./guards.js";

/** The device as a kiosk uses it; what it does not have is done without. */
export class Device {
  #light: WakeLockSentinel | null = null;
  #asking = false;

  constructor() {
    document.addEventListener("visibilitychange", () => {
      this.stayLit();
    });
    this.stayLit();
  }

  /** A visitor has begun, with a touch: only then browsers allow some things. */
  touched(): void {
    this.stayLit();
    if (window.parent !== window) return;
    if (history.length < 40) holdBack();
    if (!document.fullscreenEnabled || document.fullscreenElement !== null) return;
    if (matchMedia("(display-mode: fullscreen)").matches) return;
    document.documentElement.requestFullscreen({ navigationUI: "hide" }).catch(() => undefined);
  }

  /** Asks that the screen stays on. It is let go of whenever the page is out of sight. */
  stayLit(): void {
    // In a frame it is for the page around it to say.
    if (window.parent !== window) return;
    const lock = (navigator as Partial<Navigator>).wakeLock;
    if (lock === undefined || this.#asking || document.visibilityState !== "visible") return;
    if (this.#light !== null && !this.#light.released) return;
    this.#asking = true;
    lock
      .request("screen")
      .then(
        (light) => {
          this.#light = light;
        },
        () => undefined,
      )
      .finally(() => {
        this.#asking = false;
      });
  }

  /** Undoes what a visitor has zoomed; false where that needs the page to be loaded anew. */
  async unzoom(): Promise<boolean> {
    const zoomed = (): boolean => Math.abs((visualViewport?.scale ?? 1) - 1) > 0.01;
    scrollTo(0, 0);
    if (!zoomed()) return true;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
    if (meta === null) return false;
    const usual = meta.content;
    // Browsers go back to what is allowed, and stay there.
    meta.content = `${usual}, minimum-scale=1, maximum-scale=1`;
    await new Promise((resolve) => setTimeout(resolve, 300));
    meta.content = usual;
    return !zoomed();
  }
}
