import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether this is root on Debian, as in CI or a container. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Installs Debian's packages. */
export function install(title: string, packages: readonly string[]): void {
  console.log(`Installing ${title} with apt-get …`);
  aptGet("update");
  aptGet("install", "--yes", "--no-install-recommends", ...packages);
}

function aptGet(...args: string[]): void {
  execFileSync("apt-get", ["-qq", ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    // RUNLEVEL=1: packages do not start their services, since tests start their own.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  });
}
