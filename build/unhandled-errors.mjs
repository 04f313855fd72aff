// A reporter of vitest: writes what failed outside of any test, which its JSON report leaves out.
import { writeFileSync } from 'node:fs';

export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const file = process.env.UNHANDLED_ERRORS;
    if (file)
      writeFileSync(
        file,
        JSON.stringify(
          errors.map(({ name, message, stack, VITEST_TEST_PATH: path }) => ({
            name,
            message,
            stack,
            path,
          })),
        ),
      );
  }
}
