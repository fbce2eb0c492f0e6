import NetworkingKit
import Testing

@Suite struct HTTPStatusTests {
  @Test(
    arguments: [
      (199, false, false), (200, true, false), (299, true, false), (300, false, false), (499, false, false),
      (500, false, true), (599, false, true), (600, false, false),
    ]
  )
  func `successes are those from 200 to 299, and errors of the server those from 500 to 599`(
    code: Int,
    isSuccess: Bool,
    isServerError: Bool
  ) {
    let status = HTTPStatus(rawValue: code)

    #expect(status.isSuccess == isSuccess)
    #expect(status.isServerError == isServerError)
    #expect(status.description == String(code))
  }

  @Test(arguments: [
    (HTTPStatus.ok, 200), (.notModified, 304), (.badRequest, 400), (.unauthorized, 401), (.forbidden, 403),
    (.notFound, 404), (.methodNotAllowed, 405), (.gone, 410), (.tooManyRequests, 429),
    (.internalServerError, 500), (.serviceUnavailable, 503), (.gatewayTimeout, 504),
  ])
  func `a status that is known has its code`(status: HTTPStatus, code: Int) {
    #expect(status.rawValue == code)
  }
}
