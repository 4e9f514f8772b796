/** Waits for a task of its own, so that the browser may paint before what comes next. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
