import { RUNTIME_VARIABLES } from "../../functions/env";
import { sendingTo, urlOf } from "../../tools/run/services";
import { portFor } from "./ports";

const SITE_PORT = portFor("SITE");
const INBOX_PORT = portFor("INBOX");

/** Where the journeys find the built site and the mails it sends. */
export const SITE_URL = urlOf("localhost", SITE_PORT);
export const INBOX_URL = urlOf("localhost", INBOX_PORT);

type Server = { name: string; command: string; url: string; env: Record<string, string> };

const untouched: Record<string, string> = Object.fromEntries(RUNTIME_VARIABLES.map((name) => [name, ""]));

/** The two servers as Playwright starts them; nothing of the person's own environment reaches them. */
export const JOURNEY_SERVERS: Server[] = [
  {
    name: "Mail inbox",
    command: "node --import tsx tools/mail-inbox/start-inbox.ts",
    url: INBOX_URL,
    env: { MAIL_INBOX_PORT: String(INBOX_PORT) },
  },
  {
    name: "Site",
    command: "node --import tsx tools/serve.ts",
    url: SITE_URL,
    env: {
      ...untouched,
      ...sendingTo(INBOX_PORT),
      ENV_FILE: "",
      HOST: "localhost",
      PORT: String(SITE_PORT),
      ENQUIRY_LIMIT: "10000",
      CONFIRMATION_LIMIT: "10000",
      RESEND_CALLS_PER_SECOND: "10000",
    },
  },
];
