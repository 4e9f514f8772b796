import { RUNTIME_VARIABLES } from "../../functions/env";

// The developer's own settings must not reach the tests.
for (const name of RUNTIME_VARIABLES) delete process.env[name];

// Other tests must not reach the limits; those of the limits set their own.
process.env.RESEND_CALLS_PER_SECOND = "100000";
process.env.CONFIRMATION_LIMIT = "100000";
