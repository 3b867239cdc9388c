import Hooke
