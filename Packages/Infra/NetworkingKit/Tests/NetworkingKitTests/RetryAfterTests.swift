import Foundation
import NetworkingKit
import Testing

@Suite struct RetryAfterTests {
  private let now = Date(timeIntervalSince1970: 784_111_777)

  @Test(arguments: [
    ("0", Duration.zero), ("120", .seconds(120)), ("Sun, 06 Nov 1994 08:50:37 GMT", .seconds(60)),
    ("Sun, 06 Nov 1994 08:00:00 GMT", .zero), ("99999999999999999999999", .seconds(3_155_760_000)),
    ("3155759999", .seconds(3_155_759_999)), ("3155760001", .seconds(3_155_760_000)),
  ])
  func `a number or a date gives the time to wait`(value: String, delay: Duration) {
    #expect(RetryAfter(value, now: now)?.delay(from: now) == delay)
  }

  @Test(arguments: ["", "-1", "+1", "1.5", "1s", "soon", "0x10", "١"])
  func `anything else has no meaning`(value: String) {
    #expect(RetryAfter(value, now: now) == nil)
  }

  @Test(
    arguments: [
      ("120", 120), ("Sun, 06 Nov 1994 08:50:37 GMT", 60), ("0", nil), ("Sun, 06 Nov 1994 08:00:00 GMT", nil),
      ("soon", nil), (nil, nil),
    ] as [(String?, TimeInterval?)]
  )
  func `a response tells until when to wait, if that is ahead`(value: String?, seconds: TimeInterval?) {
    var fields = HTTPFields()
    fields[.retryAfter] = value

    let moment = HTTPResponse(status: .tooManyRequests, fields: fields).retryMoment(after: now)

    #expect(moment == seconds.map(now.addingTimeInterval))
  }

  @Test(
    arguments: [
      ("09:50:37", "Sun, 06 Nov 1994 09:49:37 GMT", nil, 60),
      ("07:50:37", "Sun, 06 Nov 1994 07:49:37 GMT", nil, 60),
      ("09:50:37", "Sun, 06 Nov 1994 09:49:37 GMT", "20", 40),
      ("09:50:37", "Sun, 06 Nov 1994 09:49:37 GMT", "-20", 60),
      ("09:49:37", "Sun, 06 Nov 1994 09:49:37 GMT", nil, nil), ("08:50:37", "soon", nil, 60),
    ] as [(String, String, String?, TimeInterval?)]
  )
  func `a date to wait for is by the clock of the server, which its date tells`(
    time: String,
    serverTime: String,
    age: String?,
    seconds: TimeInterval?
  ) {
    var fields: HTTPFields = [.retryAfter: "Sun, 06 Nov 1994 \(time) GMT", .date: serverTime]
    fields[.age] = age
    let response = HTTPResponse(status: .tooManyRequests, fields: fields)

    #expect(response.retryMoment(after: now) == seconds.map(now.addingTimeInterval))
    #expect(response.mayBeAskedAgain(at: now) == (seconds == nil))
  }

  @Test(
    arguments: [
      ("0", true), ("1", false), ("Sun, 06 Nov 1994 08:00:00 GMT", true),
      ("Sun, 06 Nov 1994 08:50:37 GMT", false), ("soon", false), (nil, false),
    ] as [(String?, Bool)]
  )
  func `a response tells whether the server may be asked again at once`(value: String?, isSaid: Bool) {
    var fields = HTTPFields()
    fields[.retryAfter] = value

    #expect(HTTPResponse(status: .tooManyRequests, fields: fields).mayBeAskedAgain(at: now) == isSaid)
  }
}
