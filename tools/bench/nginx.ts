import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Manifest } from "../../plugins/gatsby-adapter-standalone/manifest";
import { startProgram, type Started } from "../run/processes";

/** Debian keeps it in /usr/sbin, which is not on every user's PATH. */
const PLACES = ["nginx", "/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"];

/** The nginx of this machine, if it has one. */
export function findNginx(): string | undefined {
  return PLACES.find((place) =>
    place.startsWith("/") ? existsSync(place) : spawnSync(place, ["-v"]).status === 0,
  );
}

/**
 * Starts nginx with the same files and headers as our server: one worker, the file that is compressed already, open
 * file handles cached, no log.
 * @param root the folder of the files
 */
export function startNginx(nginx: string, root: string, manifest: Manifest, port: number): Started {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, root, manifest, port));
  return startProgram("nginx", nginx, ["-p", folder, "-c", file, "-e", join(folder, "error.log")]);
}

function configuration(folder: string, root: string, manifest: Manifest, port: number): string {
  const home = manifest.files["/"];
  if (!home) throw new Error("The build has no home page");
  const headers = {
    ...manifest.headers,
    "content-security-policy": home.policy ?? "",
    "cache-control": home.cache,
    "content-encoding": "br",
    vary: "Accept-Encoding",
  };
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  return `
    ${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off;
    worker_processes 1;
    pid ${join(folder, "pid")};
    events { worker_connections 1024; }
    http {
      access_log off;
      ${temporary.join(" ")}
      sendfile on;
      tcp_nopush on;
      keepalive_requests 100000000;
      open_file_cache max=100;
      server {
        listen 127.0.0.1:${port};
        root ${root};
        location = / {
          types {}
          default_type "${home.type}";
          ${Object.entries(headers)
            .map(([name, value]) => `add_header ${name} "${value}";`)
            .join("\n          ")}
          try_files /${home.file}.br =404;
        }
      }
    }`;
}
