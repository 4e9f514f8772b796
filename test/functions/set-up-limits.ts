import { RUNTIME_VARIABLES } from "../../functions/env";

// Nothing of the person's own environment reaches the tests.
for (const name of RUNTIME_VARIABLES) delete process.env[name];

// Tests send as often as they like; those of the limits set their own.
process.env.RESEND_CALLS_PER_SECOND = "100000";
process.env.CONFIRMATION_LIMIT = "100000";
