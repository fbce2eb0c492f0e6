extension FaultServer {
  /// Starts a well-behaved server with resources at paths.
  ///
  /// A resource with an `ETag` answers a request whose `If-None-Match` is exactly that with 304; an unknown
  /// path is answered with 404.
  ///
  /// - Parameter resources: What is at which path, without query.
  /// - Throws: ``FaultServerError`` when the system has no socket for it.
  public convenience init(resources: [String: HTTPAnswer]) throws(FaultServerError) {
    try self.init(answering: { request in
      guard let resource = resources[request.path] else { return [.send(HTTPAnswer(404))] }
      guard let tag = resource["ETag"], request["If-None-Match"] == tag else { return [.send(resource)] }
      return [.send(HTTPAnswer(304, fields: ["ETag": tag]))]
    })
  }
}
