import CCurl

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One request in the hands of libcurl (its easy interface); made, used and released on the loop's thread.
final class CurlTransfer {
  typealias ID = UnsafeMutableRawPointer

  let handle: ID
  let exchange: Exchange
  private let library: CurlLibrary
  private let errorText: UnsafeMutablePointer<CChar>
  private var fieldLines: UnsafeMutableRawPointer?
  private var isPrepared = true

  /// Prepares a transfer; `nil` when libcurl refuses an option, so that none of the rules below is ever missing.
  init?(_ exchange: Exchange, library: CurlLibrary) {
    guard let handle = ccurl_transfer_make(library.table) else { return nil }
    self.handle = handle
    self.exchange = exchange
    self.library = library
    errorText = .allocate(capacity: CCURL_ERROR_TEXT_SIZE)
    errorText.initialize(repeating: 0, count: CCURL_ERROR_TEXT_SIZE)
    connectReceivers()
    setRules()
    describe(exchange.order)
    guard isPrepared else { return nil }
  }

  deinit {
    ccurl_transfer_free(library.table, handle)
    ccurl_list_free(library.table, fieldLines)
    errorText.deallocate()
  }

  /// The failure that libcurl reports.
  func failure(code: Int) -> CurlFailure {
    CurlFailure(
      code: code,
      text: String(cString: errorText),
      systemError: Int32(truncatingIfNeeded: ccurl_number(library.table, handle, CCURL_INFO_OS_ERROR))
    )
  }

  private func connectReceivers() {
    let context = Unmanaged.passUnretained(exchange).toOpaque()
    check(ccurl_set_pointer(library.table, handle, CCURL_OPTION_ERROR_BUFFER, errorText))
    check(ccurl_set_pointer(library.table, handle, CCURL_OPTION_HEADER_DATA, context))
    check(ccurl_set_pointer(library.table, handle, CCURL_OPTION_WRITE_DATA, context))
    check(
      ccurl_set_receiver(library.table, handle, CCURL_OPTION_HEADER_FUNCTION) { bytes, size, count, context in
        CurlTransfer.deliver(bytes, size * count, context) { $0.receive(line: [UInt8]($1)) }
      }
    )
    check(
      ccurl_set_receiver(library.table, handle, CCURL_OPTION_WRITE_FUNCTION) { bytes, size, count, context in
        CurlTransfer.deliver(bytes, size * count, context) { $0.receive($1) }
      }
    )
  }

  /// Hands bytes to the exchange; anything but their number ends the transfer.
  private static func deliver(
    _ bytes: UnsafeMutablePointer<CChar>?,
    _ count: Int,
    _ context: UnsafeMutableRawPointer?,
    to receive: (Exchange, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    guard let context else { return 0 }
    let exchange = Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue()
    return receive(exchange, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
  }

  /// The options of every request: verified certificates, no other protocol, no decoding or rewriting.
  ///
  /// libcurl adds neither cookies nor credentials and follows no redirect unless told to.
  private func setRules() {
    set(CCURL_OPTION_PROTOCOLS, CCURL_PROTOCOL_HTTP | CCURL_PROTOCOL_HTTPS)
    let switches = [
      CCURL_OPTION_SSL_VERIFY_PEER, CCURL_OPTION_NO_SIGNAL, CCURL_OPTION_PATH_AS_IS,
      CCURL_OPTION_SUPPRESS_CONNECT_HEADERS,
    ]
    for option in switches { set(option, 1) }
    set(CCURL_OPTION_SSL_VERIFY_HOST, 2)
    set(CCURL_OPTION_SSL_VERSION, CCURL_TLS_1_2)
    set(CCURL_OPTION_HTTP_CONTENT_DECODING, 0)
    // Refused where libcurl was built without HTTP/2 or is older than the option; it works as well without them.
    let preferences = [
      (CCURL_OPTION_HTTP_VERSION, CCURL_HTTP_VERSION_2_OVER_TLS), (CCURL_OPTION_QUICK_EXIT, 1),
      // Without it, which some builds limit, a body only arrives in more parts.
      (CCURL_OPTION_BUFFER_SIZE, 65_536),
    ]
    for (option, value) in preferences { _ = ccurl_set_number(library.table, handle, option, value) }
  }

  private func describe(_ order: CurlOrder) {
    set(CCURL_OPTION_URL, order.address)
    if !order.mayUseProxy { set(CCURL_OPTION_PROXY, "") }
    if !order.mayBeRepeated { set(CCURL_OPTION_FRESH_CONNECT, 1) }
    if let authorities = order.certificateAuthorities { set(CCURL_OPTION_CA_INFO, authorities) }
    if let content = order.content {
      check(ccurl_set_size(library.table, handle, CCURL_OPTION_POST_FIELD_SIZE, Int64(content.count)))
      var bytes = [UInt8](content) + [0]
      check(ccurl_set_pointer(library.table, handle, CCURL_OPTION_COPY_POST_FIELDS, &bytes))
    }
    switch order.method {
    case .get where order.content == nil: break
    case .head: set(CCURL_OPTION_NO_BODY, 1)
    default: set(CCURL_OPTION_CUSTOM_REQUEST, order.method.rawValue)
    }
    for line in order.fieldLines {
      guard let longer = ccurl_list_append(library.table, fieldLines, line) else {
        isPrepared = false
        return
      }
      fieldLines = longer
    }
    check(ccurl_set_pointer(library.table, handle, CCURL_OPTION_HTTP_HEADER, fieldLines))
  }

  private func set(_ option: Int, _ value: Int) {
    check(ccurl_set_number(library.table, handle, option, value))
  }

  private func set(_ option: Int, _ value: String) {
    check(ccurl_set_text(library.table, handle, option, value))
  }

  private func check(_ code: Int32) {
    if code != 0 { isPrepared = false }
  }
}
