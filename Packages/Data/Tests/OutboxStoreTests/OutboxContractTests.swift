import DomainKernel
import Foundation
import OutboxFakes
import Testing

/// The contract of the outbox, run on each adapter.
@Suite(.timeLimit(.minutes(5))) struct OutboxContractTests {
  private let moment = Date(timeIntervalSince1970: 2_000)

  @Test(arguments: OutboxAdapter.allCases)
  func `there is nothing at first`(adapter: OutboxAdapter) async throws {
    try await adapter.run { outbox in
      let entries = try await outbox.entries()
      let entry = try await outbox.entry(.init(1))

      #expect(entries.isEmpty)
      #expect(entry == nil)
      #expect(try await outbox.retry(.init(1)) == false)
      #expect(try await outbox.drop(.init(1)) == .missing)
      #expect(try await outbox.begin(.init(1), at: moment) == false)
      #expect(try await outbox.finish([.init(1)], beginning: [.init(2)], at: moment).isEmpty)
      #expect(try await outbox.entries().isEmpty)
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `an entry comes back as it was added`(adapter: OutboxAdapter) async throws {
    try await adapter.run { outbox in
      let draft = try OutboxDraft(
        "job.apply",
        of: "a/é\u{0}",
        in: OutboxQueue(area: "careers", account: "https://example.com/#1"),
        name: "焊工",
        payload: Data([0, 255, 10]),
        supersedes: ["job.unsave", "job.apply"]
      )

      let added = try await outbox.add(draft)

      let entry = OutboxEntry(id: .init(1), draft: draft, createdAt: OutboxAdapter.moment)
      #expect(added == .added(entry))
      #expect(try await outbox.entry(.init(1)) == entry)
      #expect(try await outbox.entries() == [entry])
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `a payload of the maximum size comes back whole`(adapter: OutboxAdapter) async throws {
    try await adapter.run { outbox in
      let payload = Data((0..<OutboxDraft.largestPayload).map { UInt8(truncatingIfNeeded: $0 &* 31) })

      _ = try await outbox.add(try .sample(of: "a", payload: payload))

      #expect(try await outbox.entry(.init(1))?.draft.payload == payload)
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `entries have the order in which they were added, page by page, in a queue and in all`(
    adapter: OutboxAdapter
  ) async throws {
    try await adapter.run { outbox in
      let berta = OutboxQueue(area: "careers", account: "berta")
      for number in 1...150 {
        _ = try await outbox.add(try .sample(of: "\(number)", in: number.isMultiple(of: 3) ? berta : .anna))
      }

      let all = try await outbox.entries().map(\.id.rawValue)
      let ofBerta = try await outbox.entries(in: berta).map(\.id.rawValue)
      let page = try await outbox.entries(in: .anna, after: .init(3), limit: 3).map(\.id.rawValue)

      #expect(all == Array(1...150))
      #expect(ofBerta == Array(stride(from: 3, through: 150, by: 3)))
      #expect(page == [4, 5, 7])
      #expect(try await outbox.entries(in: .anna, after: .init(149), limit: 3).isEmpty)
      #expect(try await outbox.entries(in: .anna, after: .init(148), limit: 3).map(\.id.rawValue) == [149])
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `the number of an entry that is gone is not used again`(adapter: OutboxAdapter) async throws {
    try await adapter.run { outbox in
      let first = try await outbox.add(try .sample(of: "a")).entry
      #expect(try await outbox.drop(.init(1)) == .dropped(first))

      #expect(try await outbox.add(try .sample(of: "a")).entry.id == .init(2))
    }
  }

  // MARK: - Changes of one item

  @Test(arguments: OutboxAdapter.allCases)
  func `an equal change that was never sent is not added twice`(adapter: OutboxAdapter) async throws {
    try await adapter.run { outbox in
      let first = try await outbox.add(try .sample(of: "a"))

      #expect(try await outbox.add(try .sample(of: "a")) == .duplicate(first.entry))
      #expect(try await outbox.entries() == [first.entry])
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `a change of another payload, subject or account is added`(adapter: OutboxAdapter) async throws {
    try await adapter.run { outbox in
      _ = try await outbox.add(try .sample(of: "a"))
      _ = try await outbox.add(try .sample(of: "a", payload: Data([1])))
      _ = try await outbox.add(try .sample(of: "b"))
      _ = try await outbox.add(try .sample(of: "a", in: OutboxQueue(area: "careers", account: "berta")))

      #expect(try await outbox.entries().count == 4)
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `an item of another type with the same ID is another one`(adapter: OutboxAdapter) async throws {
    try await adapter.run { outbox in
      let job = try await outbox.add(try .sample(of: "bad")).entry
      _ = try await outbox.add(try .sample("post.save", of: "bad"))

      #expect(try await outbox.add(try .sample(of: "bad")) == .duplicate(job))
      let unsave = try OutboxDraft.sample("job.unsave", of: "bad", supersedes: ["job.save"])
      #expect(try await outbox.add(unsave).entry.id == .init(3))
      #expect(try await outbox.entries().map(\.draft.kind) == ["post.save", "job.unsave"])
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `a change takes the place of an earlier one that it supersedes, at the end of the queue`(
    adapter: OutboxAdapter
  ) async throws {
    try await adapter.run { outbox in
      let save = try await outbox.add(try .sample(of: "a")).entry
      _ = try await outbox.add(try .sample(of: "b"))

      let added = try await outbox.add(try .sample("job.unsave", of: "a", supersedes: ["job.save"]))

      #expect(added == .superseded(save, by: added.entry))
      #expect(try await outbox.entries().map(\.id) == [.init(2), .init(3)])
      #expect(try await outbox.entries().map(\.draft.kind) == ["job.save", "job.unsave"])
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `after the last change of an item is dropped, the one before is its last`(adapter: OutboxAdapter)
    async throws
  {
    try await adapter.run { outbox in
      let first = try await outbox.add(try .sample(of: "a", payload: Data([1]))).entry
      _ = try await outbox.add(try .sample(of: "b", payload: Data([1])))
      let last = try await outbox.add(try .sample(of: "a", payload: Data([2]))).entry
      #expect(try await outbox.drop(last.id) == .dropped(last))

      #expect(try await outbox.add(try .sample(of: "a", payload: Data([1]))) == .duplicate(first))
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `what may have been sent is neither superseded nor a duplicate`(adapter: OutboxAdapter) async throws {
    try await adapter.run { outbox in
      _ = try await outbox.add(try .sample(of: "a"))
      #expect(try await outbox.begin(.init(1), at: moment))
      _ = try await outbox.add(try .sample(of: "a"))
      #expect(try await outbox.begin(.init(2), at: moment))
      try await outbox.postpone([.init(2)], wasSent: true)
      _ = try await outbox.add(try .sample("job.unsave", of: "a", supersedes: ["job.save"]))

      #expect(try await outbox.entries().map(\.draft.kind) == ["job.save", "job.save", "job.unsave"])
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `only the last change of a subject is superseded`(adapter: OutboxAdapter) async throws {
    try await adapter.run { outbox in
      _ = try await outbox.add(try .sample(of: "a"))
      _ = try await outbox.add(try .sample("job.apply", of: "a"))

      let added = try await outbox.add(try .sample("job.unsave", of: "a", supersedes: ["job.save"]))

      #expect(added == .added(added.entry))
      #expect(try await outbox.entries().count == 3)
    }
  }

  // MARK: - Delivery

  @Test(arguments: OutboxAdapter.allCases)
  func `an entry that is begun is under way with one attempt more`(adapter: OutboxAdapter) async throws {
    try await adapter.run { outbox in
      let entry = try await outbox.add(try .sample(of: "a")).entry

      #expect(try await outbox.begin(.init(1), at: moment))
      #expect(try await outbox.entry(.init(1)) == entry.with(.sending(since: moment), attempts: 1))

      #expect(try await outbox.begin(.init(1), at: moment + 9))
      #expect(try await outbox.entry(.init(1)) == entry.with(.sending(since: moment + 9), attempts: 2))
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `entries that are done are gone, and the next ones are under way`(adapter: OutboxAdapter) async throws
  {
    try await adapter.run { outbox in
      for subject in ["a", "b", "c", "d", "e"] { _ = try await outbox.add(try .sample(of: subject)) }
      #expect(
        try await outbox.finish([], beginning: [.init(1), .init(2)], at: moment) == [.init(1), .init(2)]
      )

      #expect(
        try await outbox.finish([.init(1), .init(2)], beginning: [.init(3), .init(4)], at: moment)
          == [.init(3), .init(4)]
      )
      #expect(
        try await outbox.entries().map(\.state)
          == [.sending(since: moment), .sending(since: moment), .waiting]
      )
      #expect(try await outbox.entry(.init(3))?.attempts == 1)

      #expect(try await outbox.finish([.init(3)], beginning: [], at: moment).isEmpty)
      #expect(try await outbox.entries().map(\.state) == [.sending(since: moment), .waiting])
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `a next entry that was dropped or refused is not begun, and what is done is gone`(
    adapter: OutboxAdapter
  ) async throws {
    try await adapter.run { outbox in
      for subject in ["a", "b", "c"] { _ = try await outbox.add(try .sample(of: subject)) }
      try await outbox.refuse(.init(2), OutboxRefusal(.notFound, at: moment))

      #expect(
        try await outbox.finish([.init(1)], beginning: [.init(2), .init(3), .init(9)], at: moment)
          == [.init(3)]
      )
      #expect(try await !outbox.begin(.init(2), at: moment))

      #expect(try await outbox.entries().map(\.id) == [.init(2), .init(3)])
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `an attempt that did not reach the service is not counted`(adapter: OutboxAdapter) async throws {
    try await adapter.run { outbox in
      let entry = try await outbox.add(try .sample(of: "a")).entry
      #expect(try await outbox.begin(.init(1), at: moment))

      try await outbox.postpone([.init(1)], wasSent: true)
      #expect(try await outbox.entry(.init(1)) == entry.with(.waiting, attempts: 1))

      #expect(try await outbox.begin(.init(1), at: moment))
      try await outbox.postpone([.init(1)], wasSent: false)
      #expect(try await outbox.entry(.init(1)) == entry.with(.waiting, attempts: 1))
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `several entries wait again together, and one that is gone does not matter`(adapter: OutboxAdapter)
    async throws
  {
    try await adapter.run { outbox in
      for subject in ["a", "b", "c"] { _ = try await outbox.add(try .sample(of: subject)) }
      let ids = (1...3).map { OutboxEntry.ID($0) }
      #expect(try await outbox.finish([], beginning: ids, at: moment).count == 3)
      try await outbox.remove([.init(2)])

      try await outbox.postpone(ids, wasSent: false)

      #expect(try await outbox.entries().map(\.state) == [.waiting, .waiting])
      #expect(try await outbox.entries().map(\.attempts) == [0, 0])
    }
  }

  @Test(
    arguments: OutboxAdapter.allCases,
    [
      OutboxRefusal.Reason.rejected(code: "closed", message: "Closed\n.\u{1B}[31m"),
      .rejected(code: nil, message: nil), .notFound, .unknownOutcome, .serviceError,
    ]
  )
  func `a refusal comes back with its reason, and waits again when it is retried`(
    adapter: OutboxAdapter,
    reason: OutboxRefusal.Reason
  ) async throws {
    try await adapter.run { outbox in
      let entry = try await outbox.add(try .sample(of: "a")).entry
      #expect(try await outbox.begin(.init(1), at: moment))
      let refusal = OutboxRefusal(reason, at: moment)

      try await outbox.refuse(.init(1), refusal)
      #expect(try await outbox.entry(.init(1)) == entry.with(.refused(refusal), attempts: 1))

      #expect(try await outbox.retry(.init(1)))
      #expect(try await outbox.entry(.init(1)) == entry.with(.waiting, attempts: 1))
      #expect(try await !outbox.retry(.init(1)))
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `only a refused entry is retried`(adapter: OutboxAdapter) async throws {
    try await adapter.run { outbox in
      _ = try await outbox.add(try .sample(of: "a"))
      #expect(try await outbox.begin(.init(1), at: moment))

      #expect(try await !outbox.retry(.init(1)))

      #expect(try await outbox.entry(.init(1))?.state == .sending(since: moment))
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `an entry that waits or was refused is dropped once, and one under way is left`(
    adapter: OutboxAdapter
  ) async throws {
    try await adapter.run { outbox in
      for subject in ["a", "b", "c"] { _ = try await outbox.add(try .sample(of: subject)) }
      #expect(try await outbox.begin(.init(2), at: moment))
      try await outbox.refuse(.init(3), OutboxRefusal(.notFound, at: moment))
      let entries = try await outbox.entries()

      for index in [0, 2] {
        #expect(try await outbox.drop(entries[index].id) == .dropped(entries[index]))
        #expect(try await outbox.drop(entries[index].id) == .missing)
      }
      #expect(try await outbox.drop(.init(2)) == .underWay(entries[1]))

      #expect(try await outbox.entries() == [entries[1]])
      try await outbox.remove([.init(2)])
      #expect(try await outbox.entries().isEmpty)
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `of entries that are dropped and begun at the same time, each is one of both`(adapter: OutboxAdapter)
    async throws
  {
    try await adapter.run { outbox in
      let ids = (1...20).map { OutboxEntry.ID($0) }
      for id in ids { _ = try await outbox.add(try .sample(of: "\(id.rawValue)")) }

      async let noting = outbox.finish([], beginning: ids, at: moment)
      var dropped: Set<OutboxEntry.ID> = []
      for id in ids.reversed() {
        if case .dropped = try await outbox.drop(id) { dropped.insert(id) }
      }
      let begun = try await noting

      #expect(begun.isDisjoint(with: dropped) && begun.union(dropped) == Set(ids))
      #expect(Set(try await outbox.entries().map(\.id)) == begun)
    }
  }

  @Test(arguments: OutboxAdapter.allCases)
  func `a queue has one sender at a time, and another queue has its own`(adapter: OutboxAdapter) async throws
  {
    try await adapter.run { outbox in
      let first = try #require(try await outbox.claim(.anna))
      #expect(try await outbox.claim(.anna) == nil)
      let other = try #require(try await outbox.claim(OutboxQueue(area: "careers", account: "berta")))

      first.release()
      let second = try #require(try await outbox.claim(.anna))
      second.release()
      other.release()
    }
  }
}
