import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take more than ten seconds, longest first. Only the order depends on it: other files come after them. */
const LONGEST = [
  'conformance/run/foreign.all.test.ts',
  'conformance/conformance.all.test.ts',
  'conformance/scan-cases/page.all.test.ts',
  'conformance/guides/readme.all.test.ts',
  'conformance/sessions.all.test.ts',
  'conformance/guides/other-guides.all.test.ts',
  'server/composition/list-plans.all.test.ts',
  'conformance/scan-cases/command.all.test.ts',
  'conformance/guides/readme.test.ts',
  'conformance/run/foreign.test.ts',
  'conformance/conformance.test.ts',
  'conformance/scan-cases/page.test.ts',
  'conformance/sessions.test.ts',
  'conformance/bench/bench.test.ts',
  'server/composition/list-plans.test.ts',
  'server/testing/faults/growth/growth.test.ts',
  'server/testing/faults/webhook-kills.test.ts',
  'server/areas/developer-pages/browser.test.ts',
  'server/areas/gate-page/race.test.ts',
  'server/areas/console/free-event.test.ts',
  'server/areas/console/stories.test.ts',
  'server/areas/console/roles.test.ts',
  'server/areas/console/own-pages.test.ts',
  'server/areas/gate-page/two-hundred.test.ts',
  'server/areas/gate-page/in-every-hand.test.ts',
  'server/areas/gate-page/pairing.test.ts',
  'server/areas/gate-page/offline.test.ts',
  'server/areas/gate-page/answers.test.ts',
  'conformance/guides/sdk-readme.test.ts',
  'conformance/conformance-controls.test.ts',
  'server/areas/sandbox/reference-examples.test.ts',
  'server/main.test.ts',
  'server/testing/faults/communication-kills.test.ts',
  'server/areas/jobs/crashes.test.ts',
  'server/composition/resilience.test.ts',
  'sdk/testing/packed-package.test.ts',
  'server/testing/boundaries/repeated-code.test.ts',
  'server/areas/booking/places/capacity-race.test.ts',
  'conformance/scan-cases/command.test.ts',
  'spec/tools/generate/response-names.test.ts',
  'server/testing/faults/import-kills.test.ts',
  'server/areas/sandbox/meanwhile.test.ts',
  'sdk/testing/package-quality.test.ts',
  'server/embedded-postgres/ownership.test.ts',
  'server/areas/checkin/override.test.ts',
  'server/access/callers/missing-handler.test.ts',
  'server/admin/data-folder.test.ts',
  'server/embedded-postgres/lifecycle.test.ts',
  'server/testing/boundaries/boundaries.test.ts',
  'server/testing/faults/freeze/freeze.test.ts',
  'server/areas/imports/awkward.test.ts',
  'server/embedded-postgres/crash.test.ts',
  'conformance/scan-cases/api/api.test.ts',
  'server/areas/sandbox/public-api-key.test.ts',
  'sdk/testing/command-line.test.ts',
  'spec/tools/generate/generate.test.ts',
  'server/access/keys/several-processes.test.ts',
  'server/areas/sandbox/rebuild.test.ts',
  'spec/tools/generate/code-samples.test.ts',
  'server/testing/faults/source-kills.test.ts',
  'server/admin/command-line.test.ts',
]

/** Without timings of an earlier run, nothing else shows which file must not run last, alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files)
    const rankOf = ({ moduleId, project }: TestSpecification) => {
      const rank = LONGEST.indexOf(relative(project.config.root, moduleId).replaceAll('\\', '/'))
      return rank < 0 ? LONGEST.length : rank
    }
    return rest.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
