import HookeTransitions

/// The pictures of the screens that are shown with the built-in transitions. `scripts/make-pictures.py` writes
/// this file.
enum ShippedPictures {
    /// A lake between mountains at dusk.
    static let lake = LayerImage(
        uri: "data:image/png;base64," + lakeBytes, size: SIMD2(360, 300), fit: .cover)

    private static let lakeBytes = """
        iVBORw0KGgoAAAANSUhEUgAAAWgAAAEsCAMAAADZ8tmdAAAAwFBMVEUzRm8sPmeahqhoZIhFUnxfZ5Rsa3tGX5SFgpNPY5NhZHpu\
        eJhqcpJgbZJXaJNldJh7e5JlaH09WpRdb5lyc4J2fJeDfYN6c3xydpGMhZFVa5l+gZeOiZablZyWjpaJi52ViY+mlpWekpV0bnqt\
        m5Sejo+mk4+ioqN6doL/8tZrbYGEgou7rKV2eIh8e4aRj5yCh522n5SzpaGinKKwl45zcH2cmaK+o5Snm5uun5uzqaepoKHUu6XK\
        tKNNZ5qKgoZdE2grAAAPqUlEQVR42u3caUObTNsG4HkJYIPRmtdEowFiXG4t2hi1rjX1//+rJ3sCzMpcMww455damwWOnF4MJBb9\
        f72ys7Pzr2B2dlRuGKqX8j/J7FhotvI/mCgqNrLKeqyRVdYzQ9BOxdM8VZV/oNtZceh/p0pjoRWXeZOmhdbBDDhBkGXWQ40ssx5q\
        ZJn1UFcQ+rScNL8Z9Gl5+U7Q/07LjMz8QM0q5bDsFN90ZJn1UFcH+vTQjOzXHPrQnNQZev/QpOzXFvr00LDUFPrQvOzXEHr/8LAG\
        0siODT3jA9mxoUca2bGhZ3ygfZOz99PsHPLvCrLOMtmrBbT5zgLSyDpLpvLQFXHmlUbWWY+0qdA/q5QKQ//8WTdpZOeGHmlk+6xn\
        mYf2zMvP3QqGtVPIOuuRNg+6VU3n3Z8Vg65on5nSyDrrkTYNene3ptLIOus5ICI7OPRIo2/g3F2kv8jyb7qHB6q388Y3HyXaRGnU\
        Midd2PT7Y470gZ+VtHOons58yCvrvgZpc6B7gMxj0QBa75oOXZ4y8AwxHLpkZkhro6F3QXZxLJu+MmlUo0KPIQJB3TMX2hRmIGpj\
        oXfLnc3ZqFh5oFoUGpQZotQY6J4BIZ8m82U8gM5Ycou6uX1E1XeGZwag7poILbdLA1WR2ywDobvm1Rmg1AfmQZvqLCltHHTXWGfJ\
        8ZGBHjjdyhZ6oD5gx0PkOE6/ooUe6MgYqNIzaOegioUeDwaGS3dz0E4FC63LWUY6D90/KCs/CmZwL5Qoil5WmX4tdudB0Y3c3tEF\
        tFNj541wOgLcENJL6B/Vgh5IIq+xFUvnoZ1qFRpEWcRaXnoF3a8SNA/NC394rMGgB2U491U5Ry9iidRLr6Cd6hQ6hGwzPzUUdL8q\
        0AMFzLOwHjYstLX9HPSgKoUGnhr8pR5IVXoN7VQEWk2duUoNBP2jBs7Ri2TUSW+gnR+aExbI7FyanJcn6VAfPy6yycu9rRg01eEJ\
        ItRngIEO9TqfFNjoWLkzXfq+uPQWtFPtQjP8/m6iWbqC0PfFnKe2H+nQtYGHRx46NHxyFHLOIW+wi0jHRaW3oR3DC13AmaS8tC4g\
        DQJ9YjR0LOxMZ6ZRg07pPLRjNLSoM5uZQg1Z6ZMyoSELLcFMpoaudBo6PNGVWDhk57+YfIgE9wBv5OOhcGY7nIZ2dDmHwht7rs75\
        4+NRrXSYhw6NhSbutjwzodRvoJUuCRpucryBOGOl4Sqdh3ZMhZZ3vluFW/oNcnZkocOKTQ4+57ts+KRVQjtmQvMXmkOZZK2w0hjo\
        sFKTg+18R05xaQhop0rQuaXdIz8zjpp3eJzXFbpooe/uxKSVVTrEQMdn6nMumDd83h8zuZNN9gH/Ep5ZdAfiszy0o945BoLOsnzc\
        gUsTnnkougc46Ni4Qg/xe/tXtNCTaQSh34EqjYN2qjI5/go4T4k/l6Fjc1YaBDquCDR3oTfIbOsPvkqDQDvVgH7ndv7Mh0zNBz0E\
        gY7Ngh5KFRrHPKfmrDTM7Iix0I5Z0HyTg+H8axOGtJrZUQZ0DALNdyic5Jg31JPyoePqjegPivOvfCjSfLMDBtq5UpnzoVjesaEU\
        erIOyXklvQ6t0ti8Ce4EAVqp9FABtKizgLRa6HNzoN8KQ9OcadI8lYaCdkyHJk+OdKF//aJKF4Z+h4I+Nwb6vSg0wzkjLTo7oKCd\
        SkHfyUNPyoKOKwrN70yuNDx0RIZ2LDQgtEOBdiw0GHREhT6vPPSvXwLSgssOsUJToRVV+j8x58uCi45PUegJETrqhvHqieOwv/ji\
        UqjQdGjnPyW5FMsDLo/5N6m2z1I+Pz+5oTeXqLFLvbv7ljdP6+Bg8VUrnm3Bu8AuOCzocwt91/fy6Q2nm8C/BxET2rHQ9x42vfhB\
        qNAsaOe7Q0ceMQdnQ35nJrTzvaEfPWpaPNRDPmjnO0M/tjx5aYcT2qkCdFFpOjTTeZozvkLzQDv1hSY4T/idPe+Eq9Bc0NCrPAjo\
        B5XQIs7Tg+KQw5kPGrjUGqE/uZ1z0LzO00F9zhwc3NDTVg//zDM8n/3lj0wexPKKjUromXTE7TwrNaEND+tC80NnMqwI9Cevc6bR\
        sSeWEL/tjjS0DDUI9CsRmlf6kwz92PVE0/qBaXUEAe3ogn6Qg/4Udp7EXqEcxJkNf3NAoM9NgibPDtoHaLDQQtM5ewnkRzzEOstA\
        Fx4eqqF5pJe6Ly1v/Hey5fx4L8GcntcpZylox1RotvSCebyar+Px/P/o6Pc9kBzkneWgI4OOhtRKZ6yX3xp7qtK7zDrLQRcdHvor\
        jYs65+nPSOSAQjOHx3A4PNcELSr94qnMLjC0wyDC3+YVJpNMPkXy11ObATB0xHbOSxsAfafY2dsDhqZKr290qQVaRLqrGtrrAkNT\
        pLePmiqgJaSVFzo3POShidKZw6ZRle5qgN6DhiZI025VdqV1FDqz8oCAxklfYs9vlENzSre0QHtjaOjMYJhmSHpJ5m+YXF6+PZQp\
        /eRpCjx0+mj3h+MO74qgJ+YUOjWmoaBnp+OMNmfyVlqltRV6e0zDQc8GwzQCN3+Xqy4pLOeJpzF9JdDC2aZ+ewOSZkHf64ReHxDL\
        hZ4OkPeti+QPMJWeGLC0y0mXDc0/t6Gku5qhPROhaaWewEi/63ZeLj1Mg3ZgKk2mbnn6pccmQr8BQU9MOBJuzWnjoKGGB5564pWT\
        voHQDhg0hrpbErTXMhCaU/r17Ozsq91uz/7zIF7ryCstJkITzhj/OztrLzIFDlA6QXL1+mnUOWEFoJ3ckHi9aruIGXf0QHduNd11\
        mk3N0Ht906X/HHMgrzK6urrCcV+NkvwL42rERtNlXt9g6dcvAeXtSfJ1tUZ+/QrIPwVNfdAmUr8tmY+RRNwkSXhu1tQGPVt+dMfG\
        Scsxi7wiLkVov7nMvhBsM3MQQJRPMZV8hqiLeWGNJXZd4aneTN9pfdRFnqHSLaQ5GeqmS6w/EXvfdQnDaT8FbZB030X647KVsWO9\
        2VwuG2n3QJ4B0oPMwXjQQKVk4dd0eSe723T5C0H/aJ6e7KXXPT0XlRZX2XPjrp1qd57/NC2fud9AtQzrU5C6nOev8u5uw0Xom0B7\
        e4OSnKdHbVTfsD4zps+5WWdmPPReCc41Z8ZDey3B5dkux8Jw0Ov1st8br5DrrkyCFjoi9mcr9marR7gy1e81gi1HNwh6rWD9Hfc7\
        GC8X6c0m5iI435iekqWc3KCVau3UGNnkTuH3hcb0oEXootvozdOyyDzn8HvFlG2ErSmHt77tKqT1rklX1mpNvWuZNR0cx5ZZU4LW\
        wDLranZjeSLSCyyzausgsMg2NjY2NjY2NhXJ/9loiYW20BbaxkJbaAvNc5vZZwIslWJo5AaNeSy2OuhplRupuBYMGnr+ZlbQyMVS\
        g0Kj+a9kYJxn1HaCAEGj5W9L450tNQw0WjGTnacJ7ASRgd4gM5xZtbaXqkjQiw9ypNJgx8X2evMa2QUhqcVizosZsoWJ8vcLXDtk\
        0ke+TIKGQBj3CFInluunQMufpG8yZ+QKvUXdKJJg/au93xS6oStBquDfDjpolCBdc2pUaqHT0rWmRqX2eX0orT81Kts5JT3/NOU3\
        gW7oT+YFric1KrnOS+nAkGux6pb1yABnzBESldo6Nvbq109c7jMuVPLYMIc6XTmKHiJdtiDfafZ/Kpnp3GgkvlvqsWrZ1nyRXXoy\
        d1rfA5k2NZbpHB0dHeuqNWLbMYFZQQYiT3N8tMhFcWvX9ZehLmOkBfmhGw1jncWtZ2yB7z9/pXLkY98TQrqUZ9ANw53n8bnOY5Dr\
        H31R4ruZX1nVGROhn4+w8YN2e77N7dmfWePAv/li5cgtLwZCJ8eEZOCP26scHxGTlu5Y6O3BwQnNkVynAwu9GRxgzpjhcVOWcwPV\
        t9DYMV1SpRvmQT8rdS5pSjcMhIYqNGnlUZKzcdAJEDRxidfW7xyYCK3auYzDYcNA6GMYaNpZS1CKswHQySysuSEGTT09TMoYHKVD\
        b9YYHcqCA9JZ++GwUT40rcAS0KwrHjdlOENCP88befGcSM9jKWjmpSWtU7oBDZ1cbKk8y5yYYHMD6Px1W4IzEHRuCFwQbve8fD3E\
        mAUK/cWTkX5nEOhUm8mtFsUtUugvvnS0O0NAkwAT5osBXugv3gS6neWhKYIXQMzc0EzfkxON0g1QaOoS7SIBYeadHFThVHQcEBug\
        0MkFPbNzvufcd4Wh8clC35Jyks/tbaDVWRKa5UwIDPSIUm4scxjHcbihDnQ6S0JfaIHmLDTVOYxfrhd5ipbYKqeHf5xAQl8YCp1z\
        DqPr7bwsqEfpj8AHcBV/zi665KCTC0MnR8756Tqdp3ghvaANkt+3izv+boM5Hx/DQV+YD70YElnnqfSi07eza6a/Zzdc3XUEUOsA\
        d8pWR+hsoaPrfF6Wa49Oe3nL9b0TIOdMpZH+yQEEzT05wmtclpVeZ3P3NgxzZkpLQPvmQxMLval0HvooAGHOzA6kf3Lohn66Jlca\
        C134s5BB5rLP94LGF5pa6YLvwbRpVzCRfmfVy2ieCT1LTK70jezUyE9ppPtICAU94oR+IUI/pYdH+kECyamRqzQ3dLI89vmJJLM+\
        6JljfE1ORK606CrPJ2z7syi0D5lnsRCgSUlBh9e0xCnozOMIvAtD2aNEBDrx/QpBcw6O+fBIVTr3SG1p5i1ppLnNeqHphV4Mj83o\
        yD1UR5p5I420M+uEjhjQT7TZMUvCPAayk/BAJ37VoFNrjicG9DULmlzqIGjz7kjChvb9akNfS0OPsJfzguTmRmAPEha0bwR0Bxcy\
        u8jouCYcDNMPnszeFFj9qt30y2S+BSK7wIBu+yYED91hQ08Tsw6G2zcmQuM34FlkJ6jQZjhLQbNmR6gL2qdB+4ZEAvqWvo6+vtUG\
        nSDTC80HXWx2REZA+3WAPik0ORRA+zWHvqWvObgKTYD2LfR2IvkRrRi6XX/oJwutBzoyAtoYZ/9ZBjq00HqgT3gXHRZaGJp3dqRH\
        dFnQvunQHU5o8qVSYqG5oJ+/KTRxdpCkn8LbW43nKyToQGUEFzRJhye/iZ2+vX/CvYlFdP7N9Xw+CHTbJGg+aQr0dO0Rpayj++wN\
        Rqqh20i/sxrotPQo/xtDYRhGUXQfhif5fxN3TiCgFTsHAcwpi6g0MSNxZxho1c6KKp2RHhVhVuXsB6gEZ2FozkpnpUfCzLzO4oXG\
        QAca0hZNgk+eOpMRI5mb50EJEd3+IA8dVAmaLf2bX1mhc2nQOqUJ1pjbcTtDQAdVh8ZJ56yxt+moLHTloXmlt6wJ/95RWug6QpOk\
        GbHQeqA7Flp0SFtoC22hLbSFNgU6qSZ0UAfojmnOJUKrXd91IJyVQreDelS6Y5xz8D84U4vWe768OwAAAABJRU5ErkJggg==
        """

    /// Dunes under a high sun.
    static let dunes = LayerImage(
        uri: "data:image/png;base64," + dunesBytes, size: SIMD2(120, 120), fit: .cover)

    private static let dunesBytes = """
        iVBORw0KGgoAAAANSUhEUgAAAHgAAAB4CAMAAAAOusbgAAAAwFBMVEXmqWvJgkqWVi/M07zE08P/8tZ7tcS6zLyLu8LBz7tpr8Vh\
        rMazyb3T1bpzs8RtssmEusWjxcOcw8SzzMRbqcWrycTG0r5Spsa+0MK6zsKrxr2iw76awL6Svb+Mvsl2tciEu8mry8qSv8Pb17du\
        ssaCt8GVwsnD1cmWwcRZqshKo8eqx8Ccxcq70sqlycmyzsrJ18jj2rfM2cvK1cKhx8ne2Ld6t8i20MrTj1XhomWnZTjcnGC4c0Hl\
        rnScWzLPi1GMy/6SAAAFMklEQVR42u3WeVvaSBzA8ZkI9QIsUGys3Y0WNLgacGOAAAm8/3fVOXLNlUwufJ7dfv9pa45PfsMQC174\
        rq/yu35R9/0f7QB/7VVxOXQJ+Jrp6kara1XfvuvGwje6KeVq8I1+V3VlkLvMlmWtUZalL7/owsmWmVls6we2NXd8pth63/QCCpdn\
        Cb3Wka/LwbNClqQjl4JvtFh+wWc1RgYz0jrTQ37ZU2eylBueCQju39meaczPsvRAJuvDVmZcAX0W8IxsVR4ZwwPZvM9iMrnyyGAw\
        GKy/JiXsm6yEfkguWA8kafyiuQKW9UVwU9bzvMXC8wQ6vYR/r+AGerDS9RaPcQtPKUtgSwtOB35g3AybpZ/5xf4igWcacGahoz2E\
        19fjWBL5+Vt01kUqiw2KQzC3kalLqeXGwW2WGdmjp/1KLnuqJIMcF7G22+12XddxlsLMyXVfm4FTd+NgleZGU8tGrghfJO4I97ZA\
        PS5Rjt3NZjv4h4/4sEfOzIws9qUw8CuO3G2Eb7yQuHjoRKanJlde1ILn7MCO0+WjM6cjz3Pgp7KwlwzsCnAXfc7SkevBI/J6SAa2\
        RTdabHwKfZekay1UvNZgHuUl23m52WxsycB4sdEh+hrDxZfORfjiqSgWJq8rdHPpwAI8OhnsYnjZEDyKGuJiWL7SXdeO4Ak5O740\
        /WKlacPDCYlsaMdRwugY+TaTk4c58EVRCtg+GTw6OTyMovAYhX8RKnY1hvEp9OT40uFcrCy8IVvatt+lH/I7OoI39mbMwiOhn38V\
        xU8cwfa7bKUTeNIKrBqZuHY6cEPwkIUlMnEdCSy6o3kxPIkbk+7I1iKwKxuY/B+MnppcObwX+lkYeOVkfGNTlN2Me8fCr/eV4KFs\
        ZDKz7Sa0G7m2xG0KJiNHMho6irLZhc5dab2lHsfd0QjReRfrkCMmPSu5avwq6b4w8Po65mSTyjbv2lk3hSeVXBkcybYtGVd0Kw6M\
        YbXc6VAdz69yJ1XhXq93l2bSOqqi42Z6RU/SD40w3BNgBW2K7rghOJVNNZtxpQPrw3LZVLCNuD/AOclUeZ2Pjw/l5ObduayeThJY\
        vbU41jSruzGsLRe7JWFWNnXYWm4PXMbdcn3w8SdcyjvXK4UFmbHFg5eNwRI5p5ouA1+e0D0H7P3OPrQq/0BCHHx7plMDrgDr0Lft\
        wEX0bSPuJZDfva/orLEU8FnLrAj3wxCgwj6PK66fTsNpvy7cn1KVhO+H/h2GU/aEMAP1w/jcCjCdh9wRKKJav5+cEMYXMY9ZHp4q\
        SeWjMM8RP16/TKCKS1dB8jjTMvAUNJn22KBZV58GzYdWXCPwWTL4LBm0JK8KCkFLhavVv0Ir/CoK8YEVaLEw5Nmcd0DTdnZYcMrQ\
        wq7C8MTo/769DyE8+tvTqts9jDvuE3uPalX1IZePwP0xepC21mB7hLJA+tfjdrv3/aPf7Mewh7AIzj5CZYb/1HxYBoZwX+ezTJ97\
        q3RVMPRLbFjfx5sl+1lG9B7C0rCurNg6eMn2R1gF1pN9WDU1rCFvIWwDhgXfq60PW4Ih3Kq/Nv4RwvZgbmj8JSWbGNYP6JzUBFQJ\
        hn9gtt3BMIxDcGp4Z0SVo2vDByMtaBUOyIiHHf2HwVRi6LJwkE64C4KDwadNA8VUB3xjGKDo1tnhgp2h0WEXlIQxE+A/DkbNNOYG\
        7JeisQJdOGiUxTtADw6M5sv/qEFrLt33+XBLLt1nB/KVwI9BC1K4TVe55QH31jtJOwqf3EVDY3hnGJ8hg09xUcD4A//X4d8sXhwP\
        veIXrgAAAABJRU5ErkJggg==
        """

    /// A forest in the morning.
    static let forest = LayerImage(
        uri: "data:image/png;base64," + forestBytes, size: SIMD2(120, 120), fit: .cover)

    private static let forestBytes = """
        iVBORw0KGgoAAAANSUhEUgAAAHgAAAB4CAMAAAAOusbgAAAAhFBMVEVNimrj7NWPv5/c6tXM5NTT5tQfUkDE4tPp7tbW6NXt8Nb/\
        8ta/4NNUkHAkWEU+d1xIhGV5rY1clnbK3sSjyqtjnHwuZU6sz7FDfmFqooKZxKU5cVfy79bD27621Lf38NYpXkkza1Nyp4eAs5PS\
        5Mqv0LHZ5srY59S/2b651bjH3sPO4MTJlaCIAAAECklEQVR42s3W2ZaiMBAG4AI0DToiizjivvXY0/3+7zfgRshmlgLnv+qjffyo\
        pCoBfpnkQ5WBJOL/Bix3oIojbMsKacBwBzrpAB4MLGTozWVk+NDNADfo8JAOBmyuqm1MeCiOG2zNymg3eGgeQ9jEjaJLnShSyi6w\
        UL3QiRSw/SS2irzlwuXxTcTKKPDTDfhcJDLguReR28jMauPBEreSL6KSwd29tJbZoyOrGQW+d5TIfcpsjzvAVMEU7HFpyXTJgFnw\
        QwtHo1EokCNTWHg8tUaXdtfja3YjTqaHGh0Od+NHdpTMHSc4MOWOqXAyIswWvKPh8doNVhb8PCf4gquE1Da3z08YWuV5HbSnN9wx\
        8Lrd3EFzbSHDjDvehcKB/u/hiI8rHIGl276AtOGmy5BhaXMxsF7FQ314xI5TXzBTclMwv9SRVSRwJbd3WAZHSDBVMn1JSF17OAqk\
        JYePa3Ed9gnXcjhar2s19GSuLix7f+Red0I+/HvQLbiwp+3qwVGgLXtSFh9m3y0lLLPPEFjHk0agck/QCfwirnDg4r4BDrqElXvs\
        DgfvqthKDt4Em8+x1s+qj+pWALs4PdYAtj8vXGFkGbw3BQcOX6erig1ZxKU2YzH3+G2wlDZvrvP32dk27urzzL/md5VtX+N0/t7e\
        2Xu2ZpOjFeA/2vpc8hA9LBx8LX1fJef+7NwBnPuS/A5uz3Xdg1keIMNSt6bz/KvZ+mWACAcz3yDbW5/l2zx3gvOtEfsYtdsfnjUc\
        GKutLD07ONj6jjGXa9jz3bMc6ecB50sfQ/a03c0mzzegHCEj+Y8G6v3c+9GHmY+W2Wu60UD9W2VRZNnJqPCNYs3/+nrwcQLXTAxL\
        //zcCN0fXw++sxZyjW+4hfeWenDjWsnVnntyVw4foZXMrt3osj99DTidAJOjZatvhPXKYI6t4jZkG/Zj0HXttvneaILDAnRdgMLH\
        jAAuAHqQeTgF6EMG3YW+7fOpOzgDZbIyTYu0A7gArWRFAZMSEU7BJMLjrMxSc7gEswj2vG6R1BTOwDilsDU1NgGyY1q1S1GmpQV7\
        azfBSExeHu2AkEkq6JCsB7hSajrN9M/2cgLdRXHaFPjaKmEXQpAMW12sYhInbOFMn51KbDaJyTVT5eWCv7nTu0vIgv8ylb5SOa/y\
        njzDrfZju0/omwtzQmcOfaXtEnLoh01YV9RgHWQVE9K7fJjPiTidrvY0JvLsF925RJ2u5OSFK5xnxBNSU15MkR5j8dqt5Edzr67n\
        yotWT3RGYUX0sq9+LGkGLl4oWzVW0cniev3Z5pDcZl9SikSeTldz4px5/dhsOXvFyUPfQM6Rdip38iSYLAvT68j0QRKT7mBm/+JD\
        M3vYLgFquObyQVwR7PwDFAoC51NrgG0AAAAASUVORK5CYII=
        """

    /// A coast at night.
    static let coast = LayerImage(
        uri: "data:image/png;base64," + coastBytes, size: SIMD2(120, 120), fit: .cover)

    private static let coastBytes = """
        iVBORw0KGgoAAAANSUhEUgAAAHgAAAB4CAMAAAAOusbgAAAAwFBMVEU8NFsrLE0yLVQ1M1QlJEs9OVtEQl0UGjxBPFxdTXktKVJj\
        VXsfJEssL187PVZNSmNMQmohIUZEPmRZSnZUTWxhT3z/8tZKO201LloZHkJTUmYqJk1VSHJsY3yalZAdIEVcUnQTGDdRRm85NlVG\
        OGk9NGJoXH0vMVFCNmZVVGlOPnF6cYVJRmJxZYI/QFokKkc3NlgpJ1BjXXWEfYpcWW1ybH5TQXRGRGBZVmxmWnxeWnFAN15kUYBp\
        ZnZtaXp1bYFopS7jAAAHE0lEQVR42t3b23aqOhQG4IhoUYto7dFDdWnVWm2rFLeHLuv7v9UmRxISQgC7L/Z/0bEGhHzOGZc6NIDP\
        pMybupRLiRd+Xv0xCEi4uDRppmSeLBvBJWVSWUSXEjK8So8abpplkiTnhOfNZkG5nQuW3Y9qdRWmWv2QTuUuWYbLH2JWXpeLt4ud\
        Vi/051NagN6tCirOykTODM+FSRWsRDfzlQw07qqbmCo3bJKrZDAX0qxG8RaarLiB5bki9lAfEZ5Es+26kRIcff/k+/5xHx3zoqEf\
        KriUCf5QuHv/xCWyObmpktsZ4InsiiyiFXKOXoMylx1Ld48jsTABOemx4ZWynHlbGx6usIm8mPuz3S7P223Ub5TFil2ggMvmcJVO\
        syIucbZLlh9RZvCHAu6Zwms2zYKvl2Mj+hhrdlUBl/TwmgW9EcCQRvs/MMuvWLbocECaTVNZS7FsXTiYTbIIYI6C+xyGl09oTODR\
        axwZXhvCFVYwnvMUuVC9v2c2kn00KCpZAffMYIdO0Y0K3hL3ngTLS9xsFB1cN4N3Hsn+CIMKxu59FE720bBbepWi1/WNJqBCQ2fw\
        0ITHbZhl3KUyPHlCw/b0ql1FipUNvkUT+hR+FmEsL8OTP6lw2Qh2RPgEYblgKBN4iztTGL6hMyzQfOGL5PasKBjDqNe+AHsyvDaD\
        b0kCH+YnodOk12iR0UB62a0Mg7omSTBb4vv/GP75ddghYfARw+fzeZm8xuHZ80CEHSl6+IZkRScY4VZnhm+kfFuaMPhGhAdwatV/\
        p2cG+wLsFYZvY7DyBSQ8uUXjjpeG/TPpdUx+jnWawS0ZBo+aqOAZzDv8uPEVl8mbBMwADRsVh1tskdGMg6Us0zdkeGaLRumeW6aw\
        suTogwDOV6zgow5+zAof0ZyzcyQLH33Q4fdZaqdT4BbL7YhmgLPkZRZ8FI/w2SUtOTdAG24km6WBp31Xybw7YFfcKuBXYzgqeSbI\
        y5jK3Aa7YKyAp8ZwVDJt9vtSGXJ2NirQ6QT4oJHPg3ijR30VPNVGgMejeLMHg3PcfZddVcGt1wxwq6OQharPjB0cRtoVbk2zwFzJ\
        nBzaONwRvt5OK3unp2AspN+IcnhPzoAbNxqr8vKqTwwej7gZG4Mkd8aP6ivh14ywKB8GqWyC+5AZFmUFLbIJjU4t+BX0pTRimfFr\
        G2Mbo74yby9pUcCSjPTZ7KA4nOCOX3LB/VHDMJ1+3oLVsKmc5BoU/AI6ytQah9Q0Okl5e0gPSLq4MdPnUEt0+w9F4LBoHXvXSc5D\
        MRj1W802apqrjBoN4Zoud3LZh4b2ilr/zShgqpcRfiCVh0+ou7TRHTP3FbhuqpwpRuzD1A3hi8pm5YYohN3O3aXyT3oQS2C3diG3\
        E1ceXrgPHS76Q4Jhd/wL7tuLqwmB3dfiRdfEWqeuawK77ksfXd6/yPqShTSCw0zR8E19Ov6LAt99an/Nwvc5naXwZrO5xj8Hsd93\
        bcvCRzYWaAEAvwK2w38Pw+NWqwWpWsuy8NihBcLPWASdTl2TANc2+UVfytBSHERfUrpmAVeXz9AEB38un6vhdXrA9fAqz+RP7SsF\
        OBy2TVAMw6Bn0RNsEzcz2dowbJeskt0e2uGTYYh+q7Kt8jeMZRP9KRzSq+PvNqz6xjaHaeroUbR7eOJv+H3Rt2H475asehZ4g43H\
        9XfOCF/q2KbwZg0KR5DrZrAFLhHxmyxrkwrbawB+QYaLzf/oZaM/HLwBF8ujlZ66TeALumYyooGpW6mYjbOMsrkG6W7FcejuB8ep\
        XEiup6vVWNLsRzM5tVhVtPS6OJzAptHlYrBGTaONZLBWJo3Fv6StE2LV0wNUe1bM3LDqdVmdnPDaMU0BGRRxQ/mSsNTn6o7uuajK\
        66yGrRzwWvwR2HF2fMLXj9hGgEvBE5Gt7qQ4joGcGZ6ksXLZ+UqOwwasRKtL7ukjvpmUeZZltaJbLlY77r2Ck1UvTVlglbtjKrEZ\
        HQ2eFIW5BWbVelIUNatKrueCWcGyG9VcqNcCbFSw5+2Mep2h4vKEhsI7Txn6sNh45SLb+q1zfKdpmrF66bbUbles2WFXqHrdM4XL\
        MXcnqhTn19nRlVzSw9zOWxq6mZyx+4Akold4h3WFlazafZsLjtx94JM9AktMY5ns6qbJD5cVBWP3FG2KwDJ6TOlwLxeMnlhoV3fA\
        bcfYBntacqzXvwFH7jNu9kXg6D4FGgLDPandbncRbDn4OQjQbQPw0whuNdtOLe/ft7WbfiV4IsKBz7vhKu/hbRrhSXynRjPaXCyl\
        ZwTPRbhK3L3oQpmWjB9gYZhV3BTg4ByDn/29AE+S4YytxjfX7Cj8FYdPDMY3AF0YTq44EOHyb8E/Erz4v8H4djb4CVMDozsFUmHt\
        DRrstj32CsZgePfPQvnfyYtg9jqluJtPB/8LCZPWrVzv84gAAAAASUVORK5CYII=
        """

    /// A portrait.
    static let ada = LayerImage(
        uri: "data:image/png;base64," + adaBytes, size: SIMD2(72, 72), fit: .cover)

    private static let adaBytes = """
        iVBORw0KGgoAAAANSUhEUgAAAEgAAABICAMAAABiM0N1AAAAe1BMVEXywU4zZYrosIxKLCrMm3u6j0J/WEvfsEpIb4NzhHaCXjZd\
        PS6yomLdt1VvTTKIjm+dmGmzhGvNoEbWoYHltF2QZ1anfz7IrVvfqYZcOzXFk3ZVcYddeX1md4VtSUCVbjqZlG63ilfSoH/ZpIPi\
        q4jntWbrtnfsuHDuuWqF5w1kAAABeElEQVR42u2Wa7OCIBBARUIRH2Wmpr3f/f9feKlujRkoC8zUB89XmTO76y6s4wwMDPwGU8KZ\
        mloIw/8wYqApQtwgLDQ1foJbJL6WJ8QfhL4dj45J7NEwMSyBAZsHS4G1VCIXJZYCgoV0q1DlPTGo0u187b6Tch5SwL/np9eukDX/\
        pN4BhJ/OxaKcfyIgUS0W1WCRK+FrIk8m8r4icrpFoFGrZKIKNGxFV7EhVzdv7UzsySCNzdngVCxK8QZ208qq7WHgXUvEuWUY/E4y\
        4dTmDP4eMUFImYbHcXafop3em31pey66S8T53XPWX0euTc/VZD86HZ+a48lo0ZqN9oc557AfzQxFL35DFG1XC3RnsdpG2pYAtQg0\
        XPGEIgF0EsM8Ys1DBdCUUs1dVSqHg3pQDCpAvQSWPEomJY+CaYwUGfc0IVKmszljqi6isY3EepIrEQh5Yy5hoqW0QghIbKNCXVWi\
        UBG1lJkstwguikymrH/irIkoXNSo9h/7PhaUCOJwzQAAAABJRU5ErkJggg==
        """

    /// A portrait.
    static let noor = LayerImage(
        uri: "data:image/png;base64," + noorBytes, size: SIMD2(72, 72), fit: .cover)

    private static let noorBytes = """
        iVBORw0KGgoAAAANSUhEUgAAAEgAAABICAMAAABiM0N1AAAAeFBMVEWGu9jyZBmpcUsgICyVY0Jkh59OOzZ7qsXOgVnmbi5CVGUr\
        MT+SscOqnpg3QlJvmbJ7VkGLnqaaaEijbUi2lIPCi25ZdoxdRDqeqK4vKS+LX0Q+MjNNZXhwb3CRl5eWmpmZZkSZkoqdinqeaUa4\
        i3LTZCfad0PdZCL+NgQcAAABd0lEQVR42u2W2bKDIAxARYoKLrXaunXf//8PS9vbO9aCEmCmffC8ypxJYgJxnJGRkd9gSjhTUwth\
        +A9GDDRFiFuEhabGT3CHxNfyhPiD0Lfj0TGJPRomhiUwYPNgKbCWSuSixFJAsJDuFaq9FwZVup9v3HdSzlMK+Pf89NIVsuSf1DuA\
        8NOlWFTyTwQkasSiBixyJXxN5MlE3ldETr8INGq1TFSDhq3oKzbk6uatnYk9GaSxOSucikUpXsFuWlm1PQy8a4k4twyD30kmnNqS\
        wd8jJggp0/A4zvpTtNZ7s/ddz153iTi8ew7668i27dma7Eeb/KXJN0aL1myyO+ac424yMxT98xui+HS+ogfX8ynWtgSoQ6DhiuYU\
        CaDzCOYRa54qgKaSah6qSjkcNIBiUAEaJLDkUTIpeRRMC6TIYqAJkTK9zRlRdRGNbCQ2kFyFQMgb8wITXaQVQkAiGxXqqxKFiqil\
        zGS5xXBRbDJlwxNnTUThola1b4ycFm7l5I63AAAAAElFTkSuQmCC
        """

    /// A portrait.
    static let mika = LayerImage(
        uri: "data:image/png;base64," + mikaBytes, size: SIMD2(72, 72), fit: .cover)

    private static let mikaBytes = """
        iVBORw0KGgoAAAANSUhEUgAAAEgAAABICAMAAABiM0N1AAAAeFBMVEXI1blrLVzxyaXAij7UsZHFvJDQn2DHzat1QGaKZXvCkkvD\
        o2epnZq+wq+UeIWfipDCm1nGxJ7MyazhtIPswpqzsKTEtILWpmznwZ7mu46AUnGCSmiOWW6ghovEq3XLmFXTuInUyqza0LDbtpbf\
        zq7hvJrjzazrxKEkdxIiAAABd0lEQVR42u2Wa7OCIBBARUIRtCxf2fvd//+Hl+rWmIGywEx98HyVObO77sJ63sDAwG8wJYKprYVw\
        /A8nFpqS4QasNNSEKW6RhkYehj9goRuPiUnuMTBxrIADmwcrgbVUqhaljgKChXSrEAueWFTpdr7238kEDyng34vTW1/KVnzS7wAi\
        TldyUSU+EZColotqsMhX8DVRoBIFXxF53SLQqDGViIGGrewqNuTqFq2dyz05pLEFG5zJRRnewG5aVbUDDLxriTy3HIPfSS6d2orD\
        3yMuCSk38Hje7lO0M3uzT23PyXSJuLx7LubryKHpOdjsR/vrU3PdWy1as9HxPBecj6OZpejFb4ji9WqJ7ixX69jYEqEWkYErmVAk\
        gU4SmEeueagAmkKpuasK7XBQD5pBRaiXyJFHy6Tl0TCNkSbjniZE2nQ2Z0L1RTRxkVhPcgUCoW7MBUy0UFYIAUlcVKirShQqoo4y\
        U+UWw0WxzZT1T5wzEYWLGtX+A8vqFkpckDNNAAAAAElFTkSuQmCC
        """
}
