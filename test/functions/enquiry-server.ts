import { enquiryHandler } from "../../functions/enquiry/enquiry-handler";
import { allLanded } from "../../functions/enquiry/outbox/flight";
import type { Timing } from "../../functions/enquiry/timing";
import { closeCounters } from "../../functions/limits/counters";
import type { MailInbox } from "../../tools/mail-inbox/inbox-server";
import { useMailInbox } from "./mail-inbox";
import { serveForTests } from "./served-handler";
import { fontsForTests, siteForTests } from "./site-facts";

type Served = {
  url: string;
  inbox: MailInbox;
  /** The spy on the stream that log lines are written to. */
  write: jest.SpyInstance;
};

/**
 * The enquiry's handler over real connections, with an inbox in the provider's place, for the tests of a file. Before
 * each test the inbox is emptied, the environment has only these of our settings, and no log is printed.
 */
export function useEnquiryServer(settings: NodeJS.ProcessEnv = {}, timing?: Timing): Served {
  const inbox = useMailInbox();
  const served = { inbox } as Served;
  let close: () => Promise<unknown>;

  beforeAll(async () => {
    const server = await serveForTests(enquiryHandler(siteForTests, fontsForTests, timing));
    served.url = server.url;
    close = server.close;
  });

  beforeEach(() => {
    const others = Object.entries(process.env).filter(([name]) => !/^(ENQUIRY_|REDIS_|TRUST_)/.test(name));
    jest.replaceProperty(process, "env", {
      ...Object.fromEntries(others),
      ...settings,
    });
    served.write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  });

  afterEach(async () => {
    await allLanded();
    await closeCounters();
  });

  afterAll(() => close());

  return served;
}
