import { runProcess } from "../../../test/host/host-process";

/**
 * A built server that is killed and started again, each time on another port.
 * @param env the server's environment
 * @param place the folder that it is started in
 */
export class RestartableServer {
  #running: ReturnType<typeof runProcess>;
  kills = 0;

  constructor(
    private readonly build: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly place: string,
  ) {
    this.#running = runProcess(build, env, place);
  }

  /** Where it listens, once it does. */
  async port(): Promise<number> {
    return (await this.#running).port;
  }

  /** Ends it in the middle of whatever it is doing (SIGKILL). */
  async kill(): Promise<void> {
    const { child, ended } = await this.#running;
    child.kill("SIGKILL");
    await ended;
    this.kills += 1;
  }

  async start(): Promise<void> {
    this.#running = runProcess(this.build, this.env, this.place);
    await this.#running;
  }
}
