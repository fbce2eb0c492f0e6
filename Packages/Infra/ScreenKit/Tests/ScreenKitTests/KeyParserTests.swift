import Testing

@testable import ScreenKit

struct KeyParserTests {}
