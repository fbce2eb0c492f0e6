import Testing

@testable import Sandbox

@Suite(.timeLimit(.minutes(5))) struct Base36Tests {
  @Test(
    arguments: [
      (0, 1, "0"), (35, 1, "z"), (36, 1, "10"), (35, 3, "00z"), (1_295, 2, "zz"), (1_296, 2, "100"),
    ] as [(UInt64, Int, String)]
  )
  func `a number has at least as many digits as asked for`(number: UInt64, count: Int, digits: String) {
    #expect(Base36(number, count).digits == digits)
  }

  @Test func `numbers are joined digit by digit`() {
    #expect((Base36(10, 2) + Base36(1, 3)).digits == "0a001")
  }

  @Test(
    arguments: [
      ("0", 0), ("00z", 35), ("10", 36), ("9a", 334), ("3w5e11264sgsf", .max), ("3w5e11264sgsg", nil),
      ("", nil), ("Z", nil), ("+1", nil), ("-1", nil), ("1 ", nil), ("{", nil), ("/", nil), (":", nil),
      ("`", nil),
    ] as [(String, UInt64?)]
  )
  func `digits and lower-case letters are read, and nothing else`(digits: String, number: UInt64?) {
    #expect(Base36.value(digits.utf8) == number)
  }

  @Test func `check digits follow from the text alone, as many as asked for`() {
    let check = Base36.check("ghp_a", 13)

    #expect(check == Base36.check("ghp_a", 13))
    #expect(check.wholeMatch(of: /[0-9a-z]{13}/) != nil)
    #expect(check != Base36.check("ghp_b", 13))
    #expect(Base36.check("ghp_a", 5) == check.prefix(5))
  }
}
