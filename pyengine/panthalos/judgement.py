"""What a bot thinks of a position."""

def evaluate(s, seat): return 0
def habit(s): return None
