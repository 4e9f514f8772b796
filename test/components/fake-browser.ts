/** Browser functions that jsdom lacks, as far as tests need them. Each call installs a new fake. */

/** Modal dialogs as browsers open and close them: closing brings the focus back to where it was. */
export function fakeDialogs(): void {
  const before = new WeakMap<HTMLDialogElement, HTMLElement>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (document.activeElement instanceof HTMLElement) before.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    before.get(this)?.focus();
    this.dispatchEvent(new Event("close"));
  };
}

/** Media queries of which the given ones hold. `set` changes one, as a visitor does in the system's settings. */
export function fakeMedia(...holding: string[]) {
  const listeners = new Set<() => void>();
  const fake = (query: string) => ({
    get matches() {
      return holding.includes(query);
    },
    addEventListener: (_type: string, changed: () => void) => listeners.add(changed),
    removeEventListener: (_type: string, changed: () => void) => listeners.delete(changed),
  });
  window.matchMedia = fake as unknown as typeof window.matchMedia;
  return {
    listeners,
    set: (query: string, holds: boolean) => {
      holding = holding.filter((other) => other !== query).concat(holds ? query : []);
      listeners.forEach((changed) => changed());
    },
  };
}

export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/**
 * Elements that are being watched for coming into view. `scrollTo` reports to its observer that one did, or did not.
 */
export function fakeIntersections() {
  const watched = new Map<Element, IntersectionObserverCallback>();
  const report = (element: Element, ...states: boolean[]) => {
    const boundingClientRect = element.getBoundingClientRect();
    const entries = states.map((isIntersecting) => ({ target: element, isIntersecting, boundingClientRect }));
    watched.get(element)?.(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver);
  };
  class FakeObserver {
    private readonly elements: Element[] = [];
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      this.elements.push(element);
      watched.set(element, this.callback);
      const { top, width } = element.getBoundingClientRect();
      report(element, top < window.innerHeight && width !== 0);
    }
    disconnect() {
      this.elements.forEach((element) => watched.delete(element));
    }
  }
  window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  return {
    watched,
    scrollTo: (element: Element, isIntersecting = true) => report(element, isIntersecting),
    /** Reports several changes at once, as a browser does after fast scrolling. */
    scrollFast: report,
  };
}

/** Storage that the browser refuses, as in strict settings, until mocks are restored. */
export function refuseStorage(): void {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
}
