"""What a seat is asked, with everything it needs to choose: plans, targets, places and their odds."""
