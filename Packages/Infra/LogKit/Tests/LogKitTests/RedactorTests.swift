import LogKit
import Testing

@Suite struct RedactorTests {
  private static let fields = ["authorization", "cookie", "proxy-authorization", "set-cookie"]
  private static let items = [
    "access_token", "code", "device_code", "password", "refresh_token", "secret", "state", "token",
  ]

  private let redactor = Redactor(fields: Set(Self.fields), items: Set(Self.items))

  @Test(arguments: [
    ("Authorization: Bearer abc.def", "Authorization: <redacted>"),
    ("cookie: a=1; b=2", "cookie: <redacted>"),
    ("Set-Cookie=a=1; Path=/", "Set-Cookie=<redacted>"),
    ("sent Bearer abc/def+x== now", "sent Bearer <redacted> now"),
    ("gho_16C7e42F292c6912E7", "<redacted>"),
    ("ghp_1 ghs_2 ghu_3 github_pat_11AA_bb", "<redacted> <redacted> <redacted> <redacted>"),
    ("https://x:gho_abc@github.com/a", "https://x:<redacted>/a"),
    ("/login?code=4%2Fab&page=2&state=xyz#top", "/login?code=<redacted>&page=2&state=<redacted>#top"),
    ("device_code=ab-12", "device_code=<redacted>"),
    (#"{"access_token":"abc","scope":"user"}"#, #"{"access_token":"<redacted>","scope":"user"}"#),
    ("refresh_token: abc", "refresh_token: <redacted>"),
    ("mail to jo.doe@example.org.", "mail to <redacted>"),
    ("API rate limit exceeded for 203.0.113.7. (But", "API rate limit exceeded for <redacted> (But"),
    ("my-gho_16C7", "<redacted>"), ("from 203.0.113.7...", "from <redacted>"),
    ("from 10.0.0.127", "from <redacted>"), ("from 255.255.255.255", "from <redacted>"),
    ("token=a bearer b", "token=<redacted> bearer <redacted>"),
    ("ghr_5", "<redacted>"), ("mail to jo+news@example.org", "mail to <redacted>"),
    ("jo@example.org and 203.0.113.7", "<redacted> and <redacted>"),
    ("token = 'abc'", "token = '<redacted>'"), (#"{"code":"2"}"#, #"{"code":"<redacted>"}"#),
    (#"{"state": "on", "x": 1}"#, #"{"state": "<redacted>", "x": 1}"#),
  ])
  func `a secret is replaced`(text: String, expected: String) {
    #expect(redactor.redact(text) == expected)
  }

  @Test(arguments: [
    "exit code: 2", "state: loaded", "http://127.0.0.1:8080/a?page=2", "version 6.3.1", "1.2.3.4.5",
    "@viaplay", "see a@b", "a@@b.com", "@viaplay.com", "1.2.3.400", "1..2.3.4", "", "token expired",
    "the bearer",
    "from 127.0.0.2", "1.2.3.256", "the code (2)", "token", "(note) ",
    "naïve – 日本", "password: wrong", "secret: none", "token: expired", "bearer: abc", "a=1", "note: x",
  ])
  func `ordinary text stays`(text: String) {
    #expect(redactor.redact(text) == text)
  }

  @Test(arguments: items)
  func `a secret item is replaced, up to the next one`(name: String) {
    #expect(redactor.redact("a?\(name)=abc&page=2") == "a?\(name)=<redacted>&page=2")
    #expect(redactor.redact("abc", named: name) == "<redacted>")
  }

  @Test(arguments: fields)
  func `a credential field is replaced to the end of its line`(name: String) {
    #expect(redactor.redact("a\n\(name): abc; d=e, f\nb") == "a\n\(name): <redacted>\nb")
    #expect(redactor.redact("abc", named: name) == "<redacted>")
  }

  @Test(arguments: ["&", " ", "\t", "\"", "'", ",", ";", ")", "}", "]", "#", ">"])
  func `a secret item ends where its text ends`(end: String) {
    #expect(redactor.redact("token=a/b\(end)rest") == "token=<redacted>\(end)rest")
  }

  @Test(arguments: ["\n", "\r\n"])
  func `each line is redacted by itself`(end: String) {
    #expect(redactor.redact("Cookie: a\(end)Path: /b") == "Cookie: <redacted>\nPath: /b")
  }

  @Test(arguments: ["a\n\nb", "\na", "a\n"])
  func `lines without text stay`(text: String) {
    #expect(redactor.redact(text) == text)
  }

  @Test(arguments: ["authorization", "Cookie", "TOKEN", "device_code"])
  func `a value with a secret name is replaced whatever it is`(name: String) {
    #expect(redactor.redact("plain", named: name) == "<redacted>")
  }

  @Test(arguments: ["code", "key", "password", "secret", "signature", "state", "token"])
  func `an ordinary word is secret in a query, and none in a sentence`(word: String) {
    let redactor = Redactor(fields: [], items: [word])

    #expect(redactor.redact("the \(word): abc") == "the \(word): abc")
    #expect(redactor.redact("?\(word)=abc") == "?\(word)=<redacted>")
  }

  @Test func `without names, secrets are removed by pattern alone`() {
    let redactor = Redactor(fields: [], items: [])

    #expect(redactor.redact("token=abc gho_1") == "token=abc <redacted>")
  }

  @Test func `a value with another name is redacted by pattern`() {
    #expect(redactor.redact("gho_1 ok", named: "note") == "<redacted> ok")
  }
}
