import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@Suite struct MalformedReasonTests {
  static let reasons: [MalformedReason] = [
    .empty, .webPage, .notJSON, .halfCharacter, .incomplete, .tooDeep(levels: 64),
    .tooManyValues(limit: 1000),
    .tooLarge(bytes: 10 << 20), .nothingUsable, .unrelated,
    .foreignAddress, .missingPage, .endless, .moving, .unexpectedStatus(302), .uncalledNotModified,
    .libraryMissing,
  ]

  static let shapes: [UnexpectedShape] = [
    .missing(name: "id", place: "meals.0"), .missing(name: "id", place: ""), .null(place: "meals"),
    .null(place: ""), .otherType(place: "meals"), .otherType(place: ""), .unusable(place: "meals"),
    .unusable(place: ""), .notAhead,
  ]

  static let faults: [TransferFault] = [
    .unusableAddress, .plainHTTP(host: "host.example"), .userInAddress, .unusableName,
    .unusableField(name: "x-field"), .certificateExpired, .certificateNotYetValid, .certificateOfOtherHost,
    .certificateSelfSigned, .certificateUntrusted, .notTLS, .noTrustedConnection, .authoritiesUnreadable,
    .downgrade(host: "host.example"), .tooManyRedirects(10), .unusableRedirect,
    .forbiddenRedirect(origin: "https://host.example"), .unansweredRedirect, .notHTTP, .malformedHead,
    .headTooLarge, .malformedLength, .malformedChunks, .unknownCoding, .damagedGzip, .truncatedGzip,
    .unreadableEncoding(name: "deflate"), .outOfMemory,
  ]

  static let all =
    reasons + shapes.map(MalformedReason.unexpectedShape) + faults.map(MalformedReason.transfer)

  @Test func `each reason has words of its own in each language`() {
    for language in Language.allCases {
      let words = Self.all.map { $0.words(in: language) }

      #expect(Set(words).count == words.count)
      #expect(words.allSatisfy { !$0.isEmpty && !$0.contains("\n") })
    }
  }

  @Test(arguments: all)
  func `only technical details are left in English`(reason: MalformedReason) {
    let words = reason.words(in: .simplifiedChinese)
    let details = [
      "meals", "id", "host.example", "x-field", "libcurl (Debian, Ubuntu, Fedora, Alpine)", "deflate",
    ]

    #expect(LatinWords.left(in: words, besides: details, names: ["JSON", "MiB", "TLS", "gzip"]) == [])
  }

  @Test(arguments: faults)
  func `a fault of a transfer is told in each language in words of its own`(fault: TransferFault) {
    let words = Language.allCases.map { MalformedReason.transfer(fault).words(in: $0) }

    #expect(Set(words).count == words.count)
  }

  @Test(arguments: shapes)
  func `a value that does not fit is told in each language in words of its own`(shape: UnexpectedShape) {
    let words = Language.allCases.map { MalformedReason.unexpectedShape(shape).words(in: $0) }

    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { !$0.hasSuffix(" ") && !$0.contains("“”") })
  }

  @Test(arguments: [
    (Language.simplifiedChinese, "JSON 的结构不符合预期：“items.0”处缺少“id”"),
    (.indonesian, "bentuk JSON tidak sesuai: 'id' tidak ada di items.0"),
  ])
  func `the place of a value that does not fit is named in each language`(language: Language, words: String) {
    let reason = MalformedReason.unexpectedShape(.missing(name: "id", place: "items.0"))

    #expect(reason.words(in: language) == words)
  }

  @Test(arguments: Language.allCases)
  func `a limit of bytes is said in MiB`(language: Language) {
    #expect(MalformedReason.tooLarge(bytes: 10 << 20).words(in: language).contains("10 MiB"))
  }

  @Test(arguments: [
    (MalformedReason.webPage, "it is a web page, not JSON"),
    (.tooLarge(bytes: 10 << 20), "it is larger than 10 MiB"),
    (.unexpectedShape(.null(place: "meals")), "the JSON has an unexpected shape: null at meals"),
    (.unexpectedShape(.missing(name: "id", place: "")), "the JSON has an unexpected shape: no 'id'"),
    (
      .unexpectedShape(.missing(name: "id", place: "meals.0")),
      "the JSON has an unexpected shape: no 'id' at meals.0"
    ),
    (
      .unexpectedShape(.otherType(place: "")),
      "the JSON has an unexpected shape: another type than expected"
    ),
    (
      .unexpectedShape(.unusable(place: "meals")),
      "the JSON has an unexpected shape: an unusable value at meals"
    ),
    (.unexpectedShape(.notAhead), "the JSON has an unexpected shape: the next page is not ahead"),
    (.transfer(.notHTTP), "the response is not HTTP"),
    (.transfer(.certificateSelfSigned), "the certificate of the server is self-signed"),
    (.transfer(.noTrustedConnection), "no trusted TLS connection could be made"),
    (.transfer(.tooManyRedirects(10)), "more than 10 redirects"),
    (
      .transfer(.forbiddenRedirect(origin: "https://host.example")),
      "a redirect to https://host.example, which is not allowed"
    ),
    (
      .transfer(.plainHTTP(host: "host.example")),
      "plain http is accepted for this computer only, not for host.example"
    ),
    (.transfer(.unusableField(name: "x-field")), "a control character in the field x-field"),
    (
      .transfer(.unreadableEncoding(name: "deflate")),
      "the body is encoded as deflate, which cannot be read"
    ),
    (.transfer(.truncatedGzip), "the gzip body is cut short"), (.empty, "the body is empty"),
    (.notJSON, "the body is not JSON"), (.incomplete, "the JSON ends before it is complete"),
    (.halfCharacter, "the JSON holds half of a character"),
    (.tooDeep(levels: 64), "the JSON is nested deeper than 64 levels"),
    (.tooManyValues(limit: 1000), "the JSON has more than 1000 values"),
    (.nothingUsable, "it has no usable content"), (.unrelated, "it is for a different item"),
    (.foreignAddress, "it links to an address outside the service"),
    (.endless, "its list continues with nothing new"),
    (.moving, "the list changed while it was read"),
    (.unexpectedStatus(302), "it has the unexpected status 302"),
    (.uncalledNotModified, "its status is 304, but the request was not conditional"),
    (
      .libraryMissing,
      "libcurl 7.68 or later is needed for network access; install the package libcurl4 (Debian, Ubuntu) "
        + "or libcurl (Fedora, Alpine)"
    ),
    (.missingPage, "the service does not have this page"),
  ])
  func `a reason says what came instead`(reason: MalformedReason, words: String) {
    #expect(reason.words(in: .english) == words)
  }
}
