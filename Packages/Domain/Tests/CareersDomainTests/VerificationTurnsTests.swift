import CareersFakes
import DomainKernel
import Testing

@testable import CareersDomain

/// What each step of a verification finds when another command was faster.
@Suite(.timeLimit(.minutes(5))) struct VerificationTurnsTests {
  private static func agree(_ document: IdentityDocument) -> Bool { true }

  @Test func `a session that another command has just started is not hidden`() async throws {
    let fake = FakeVerification {
      $0.status = .success(CareersSamples.fetched(CareersSamples.verification(nil)))
      $0.start = .success(CareersSamples.verification(.created))
    }
    let manage = manage(
      fake,
      .after {
        fake.prepare { $0.status = .success(CareersSamples.fetched(CareersSamples.verification(.created))) }
      }
    )

    await #expect(throws: VerificationError.sessionExists(.created)) { try await manage.start { _ in true } }
    #expect(!fake.requests.contains(.start))
  }

  @Test func `a document of a type that another command has just uploaded is not sent again`() async throws {
    let (fake, uploads) = (FakeVerification(), FakeUploads())
    uploads.prepare("p.pdf", .success(try CareersSamples.pdf("p.pdf")))
    fake.prepare { $0.checklist = .success(CareersSamples.fetched(CareersSamples.checklist(.created))) }
    let manage = manage(
      fake,
      .after {
        fake.prepare {
          $0.checklist = .success(
            CareersSamples.fetched(CareersSamples.checklist(.created, passport: .pending))
          )
        }
      },
      uploads
    )

    await #expect(throws: VerificationError.documentExists(.passport)) {
      try await manage.upload("p.pdf", as: .passport, confirm: Self.agree)
    }
    #expect(uploads.sent.isEmpty)
  }

  @Test func `a document that was rejected is replaced without a question`() async throws {
    let (fake, uploads) = (FakeVerification(), FakeUploads())
    uploads.prepare("p.pdf", .success(try CareersSamples.pdf("p.pdf")))
    fake.prepare {
      $0.checklist = .success(CareersSamples.fetched(CareersSamples.checklist(.created, passport: .rejected)))
      $0.address = .success(CareersSamples.presigned("kyc/p"))
    }

    _ = try await manage(fake, .free, uploads).upload("p.pdf", as: .passport) { _ in
      Issue.record("asked")
      return false
    }

    #expect(uploads.sent.count == 1)
  }

  @Test func `a session that another command has just submitted is not submitted again`() async throws {
    let fake = FakeVerification {
      $0.status = .success(CareersSamples.fetched(CareersSamples.verification(.created)))
    }
    let manage = manage(
      fake,
      .after {
        fake.prepare {
          $0.status = .success(CareersSamples.fetched(CareersSamples.verification(.submitted)))
        }
      }
    )

    let submission = try await manage.submit { _ in true }

    let session = try #require(CareersSamples.session(.submitted))
    #expect(submission == .alreadySubmitted(session))
    #expect(fake.requests == [.status(.current), .status(.current)])
    #expect(fake.refreshed == [session.id])
  }

  @Test func `a final request that is there is not made again`() async throws {
    let fake = FakeVerification()
    let manage = manage(
      fake,
      .after { fake.prepare { $0.profile = .success(CareersSamples.fetched(CareersSamples.profile)) } }
    )

    let receipt = try await manage.requestReview(nil)

    #expect(!receipt.isNew && receipt.request.id == "f1")
    #expect(fake.requests == [.profile(.current)])
    #expect(fake.refreshed == [try #require(CareersSamples.session(.manualReview)).id])
  }

  @Test func `a profile that is only stored does not tell whether there is a final request`() async {
    let fake = FakeVerification {
      $0.profile = .success(CareersSamples.fetched(CareersSamples.newProfile, .timedOut))
    }

    await #expect(throws: VerificationError.service(.timedOut)) {
      try await manage(fake, .free).requestReview(nil)
    }
  }

  @Test func `without a turn no step of a verification is taken`() async throws {
    let (fake, uploads) = (FakeVerification(), FakeUploads())
    uploads.prepare("p.pdf", .success(try CareersSamples.pdf("p.pdf")))
    fake.prepare {
      $0.checklist = .success(CareersSamples.fetched(CareersSamples.checklist(.created)))
      $0.status = .success(CareersSamples.fetched(CareersSamples.verification(.created)))
    }
    let manage = manage(fake, .busy, uploads)
    let expected = VerificationError.persistence(.busy(reason: "lock"))

    await #expect(throws: expected) { try await manage.start { _ in true } }
    await #expect(throws: expected) {
      try await manage.upload("p.pdf", as: .passport, confirm: Self.agree)
    }
    await #expect(throws: expected) { try await manage.submit { _ in true } }
    await #expect(throws: expected) { try await manage.requestReview(nil) }
    #expect(uploads.sent.isEmpty)
  }

  private func manage(
    _ fake: FakeVerification,
    _ turns: AccountTurns,
    _ uploads: FakeUploads = FakeUploads()
  ) -> ManageVerification {
    ManageVerification(
      verification: fake,
      profiles: fake,
      files: uploads,
      uploader: uploads,
      turns: turns
    )
  }
}
