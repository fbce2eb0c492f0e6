import SettingsDomain
import SettingsFakes
import Testing

@Suite struct FakeSandboxTests {
  private let full = SandboxedService(host: "careers.example.com", path: "/careers", bytes: 1)
  private let empty = SandboxedService(host: "meals.example.com", path: "/meals", bytes: 0)
  private let served = ServedVariable("CAREERS", address: "http://127.0.0.1:8001")

  @Test func `a sandbox is emptied, and the services that kept something are told`() async throws {
    let sandbox = FakeSandbox([full, empty])
    #expect(try await sandbox.status() == [full, empty])

    #expect(try await sandbox.reset() == [full])

    let emptied = SandboxedService(host: full.host, path: full.path, bytes: 0)
    #expect(try await sandbox.status() == [emptied, empty])
    #expect(try await sandbox.reset() == [])
  }

  @Test func `the operator offers a job, and the steps are remembered in order`() async throws {
    let sandbox = FakeSandbox()
    let (first, second) = (AdvanceRequest("a1"), AdvanceRequest("a2", isRejected: true))

    let step = try await sandbox.advance(first)
    _ = try await sandbox.advance(second)

    #expect(step == AdvancedStep(kind: "application", id: "a1", status: "OFFERED", title: "Offer stage"))
    #expect(sandbox.advanced == [first, second])
  }

  @Test func `serving tells where the services are, and remembers the first ports in order`() async throws {
    let sandbox = FakeSandbox(served: [served])

    for port in [8001, nil] {
      await confirmation { told in
        await #expect(throws: Never.self) {
          try await sandbox.serve(from: port) { [served] services in
            #expect(services == [served])
            told()
          }
        }
      }
    }

    #expect(sandbox.ports == [8001, nil])
  }

  @Test func `every call fails until the sandbox works again, and does nothing`() async throws {
    let sandbox = FakeSandbox([full])
    let failure = SandboxError.portInUse
    sandbox.fail(failure)
    await expectEach(
      of: [
        { _ = try await $0.status() }, { _ = try await $0.reset() },
        { _ = try await $0.advance(AdvanceRequest("a1")) },
        { try await $0.serve(from: 1) { _ in Issue.record("Nothing is served.") } },
      ],
      of: sandbox,
      toThrow: failure
    )

    sandbox.fail(nil)

    #expect(try await sandbox.status() == [full])
    #expect(sandbox.advanced == [])
    #expect(sandbox.ports == [])
  }
}
