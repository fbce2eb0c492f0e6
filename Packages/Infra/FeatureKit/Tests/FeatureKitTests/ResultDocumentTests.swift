import DomainKernel
import FeatureKit
import Testing

@Suite struct ResultDocumentTests {
  @Test func `a list has data, source and page`() {
    let document = ResultDocument(
      data: .strings(["a"]),
      provenance: provenance(.stored, .offline, age: 7200.9),
      page: ResultDocument.Page(count: 1, next: "https://example.com/2", total: 12)
    )

    #expect(
      document.json(at: now).text == """
        {
          "data": [
            "a"
          ],
          "source": {
            "kind": "stored",
            "fetchedAt": "2026-03-01T09:59:59Z",
            "ageSeconds": 7200,
            "stale": true,
            "reason": "offline"
          },
          "page": {
            "count": 1,
            "next": "https://example.com/2",
            "total": 12
          }
        }
        """
    )
  }

  @Test func `one thing has no page, and what is current has no reason`() {
    let document = ResultDocument(data: .null, provenance: provenance(.revalidated))

    #expect(
      document.json(at: now).text == """
        {
          "data": null,
          "source": {
            "kind": "revalidated",
            "fetchedAt": "2026-03-01T12:00:00Z",
            "ageSeconds": 0,
            "stale": false,
            "reason": null
          }
        }
        """
    )
  }

  @Test(arguments: [
    (StaleReason.notChecked, "not-checked"), (.beingChecked, "being-checked"), (.offline, "offline"),
    (.timedOut, "timed-out"),
    (.unavailable, "unavailable"), (.rateLimited(until: now), "rate-limited"), (.malformed, "malformed"),
  ])
  func `each reason has its word`(reason: StaleReason, word: String) {
    let document = ResultDocument(data: .null, provenance: provenance(.stored, reason))

    #expect(document.json(at: now).text.contains(#""reason": "\#(word)""#))
  }

  @Test(arguments: [
    (ServiceError.offline, "offline"), (.timedOut, "timed-out"), (.notFound, "not-found"),
    (.signInNeeded, "sign-in-needed"), (.rateLimited(until: nil), "rate-limited"),
    (.rejected(code: nil, message: nil), "rejected"), (.unavailable, "unavailable"),
    (.malformed(.empty), "malformed"), (.cancelled, "cancelled"),
  ])
  func `each error has its word`(error: ServiceError, word: String) {
    #expect(error.code == word)
  }
}
