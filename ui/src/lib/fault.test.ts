import { beforeAll, expect, it } from "vitest";

import { Failure } from "./api";
import { fault } from "./fault";
import { setLanguage } from "./i18n.svelte";

beforeAll(() => setLanguage("en"));

it("says that the server does not answer only where it does not", () => {
  expect(fault(new Failure("", 0))).toContain("does not answer");
  expect(fault(new Failure("", 502))).toContain("does not answer");
  expect(fault(new Failure("", 500))).not.toContain("does not answer");
  expect(fault(new Failure("This table is not yours.", 403))).toBe("This table is not yours.");
  expect(fault(new TypeError("x"))).not.toContain("does not answer");
});
