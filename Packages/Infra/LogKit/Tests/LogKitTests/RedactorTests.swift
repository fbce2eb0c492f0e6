import LogKit
import Testing

@Suite struct RedactorTests {
  private let redactor = Redactor()

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
  ])
  func `a secret is replaced`(text: String, expected: String) {
    #expect(redactor.redact(text) == expected)
  }

  @Test(arguments: [
    "exit code: 2", "state: loaded", "http://127.0.0.1:8080/a?page=2", "version 6.3.1", "@viaplay",
    "see a@b", "a@@b.com", "@viaplay.com", "1.2.3.400", "1..2.3.4", "", "token expired", "the bearer",
    "naïve – 日本",
  ])
  func `ordinary text stays`(text: String) {
    #expect(redactor.redact(text) == text)
  }

  @Test func `each line is redacted by itself`() {
    #expect(redactor.redact("Cookie: a\nPath: /b") == "Cookie: <redacted>\nPath: /b")
  }

  @Test(arguments: ["authorization", "Cookie", "TOKEN", "device_code"])
  func `a value with a secret name is replaced whatever it is`(name: String) {
    #expect(redactor.redact("plain", named: name) == "<redacted>")
  }

  @Test func `a value with another name is redacted by pattern`() {
    #expect(redactor.redact("gho_1 ok", named: "note") == "<redacted> ok")
  }
}
