import Foundation
print("x")
